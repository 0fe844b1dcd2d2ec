// Start: theme and words first, so that nothing flashes; then the page.

import './styles/tokens.css';
import './styles/frame.css';
import './styles/pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { useLanguage } from './lib/text.svelte';
import sprite from './sprite.svg?raw';

document.documentElement.dataset.theme = prefs.theme;
document.body.insertAdjacentHTML('afterbegin', sprite);
await useLanguage(prefs.lang);
mount(App, { target: document.getElementById('app')! });
