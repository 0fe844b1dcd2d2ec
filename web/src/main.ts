// Start: theme and words first, so that nothing flashes; then the page.

import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchPresses } from './lib/paint';
import { prefs } from './lib/prefs.svelte';
import { useLanguage } from './lib/text.svelte';
import sprite from './sprite.svg?raw';

// Colours and symbols of every game: its drawings stand on the home page and in the rules too.
import.meta.glob('./boards/*/colours.css', { eager: true });
const symbols = import.meta.glob<string>('./boards/*/symbols.svg', { query: '?raw', import: 'default', eager: true });

document.documentElement.dataset.theme = prefs.theme;
document.body.insertAdjacentHTML('afterbegin', [sprite, ...Object.values(symbols)].join(''));
watchPresses();
await useLanguage(prefs.lang);
mount(App, { target: document.getElementById('app')! });
