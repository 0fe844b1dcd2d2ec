import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesWithBoards } from '../src/boards';

const SOURCES = join(import.meta.dirname, '../src');
const BOARDS = join(SOURCES, 'boards');
const EVERY_BOARD = [
  'index.ts',
  'scene.ts',
  'facts.ts',
  'lexicon.ts',
  'layout.ts',
  'flights.ts',
  'style.css',
  'colours.css',
  'symbols.svg',
  'art.svg',
  'Stage.svelte',
  'SeatRow.svelte',
  'SeatScore.svelte',
  'TextForm.svelte',
];

const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => relative(SOURCES, join(one.parentPath, one.name)));
const text = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const all = (pattern: RegExp, wanted: RegExp) =>
  files.filter((file) => wanted.test(file)).flatMap((file) => [...text(file).matchAll(pattern)].map((one) => one[1]!));

describe('the boards', () => {
  it('are the folders of the games, each with the same files', () => {
    const folders = readdirSync(BOARDS, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map((one) => one.name).sort()).toEqual([...gamesWithBoards, 'generic'].sort());
    for (const game of gamesWithBoards)
      for (const file of EVERY_BOARD) expect(existsSync(join(BOARDS, game, file)), `${game}/${file}`).toBe(true);
  });

  it('are the only places that know of a game; the index names it in one line', () => {
    for (const game of gamesWithBoards) {
      const names = new RegExp(`\\b${game}\\b|\\b${game.replace('_', '-')}\\b`, 'g');
      const elsewhere = files.filter((file) => !file.startsWith(`boards/${game}/`) && text(file).match(names));
      expect(elsewhere).toEqual(['boards/index.ts']);
      const lines = text('boards/index.ts')
        .split('\n')
        .filter((line) => line.match(names));
      expect(lines).toHaveLength(1);
    }
  });
});

describe('drawings', () => {
  it('use symbols that are drawn somewhere, once', () => {
    const drawn = all(/ id="([\w-]+)"/g, /(sprite|symbols)\.svg$/);
    expect(drawn.length).toBe(new Set(drawn).size);
    const used = [
      ...all(/<use\b[^>]*href="#([\w-]+)"/g, /\.(svelte|svg)$/),
      ...all(/<Icon\s+id="([\w-]+)"/g, /\.svelte$/),
      ...all(/url\(#([\w-]+)\)/g, /\.(svelte|svg|css)$/),
    ];
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !drawn.includes(id))).toEqual([]);
  });

  it('use colours that have a value', () => {
    const set = [...all(/(--[\w-]+)\s*:/g, /\.css$/), ...all(/style:(--[\w-]+)/g, /\.svelte$/)];
    const used = all(/var\((--[\w-]+)\)/g, /\.(svelte|svg|css|ts)$/);
    expect(used.filter((name) => !set.includes(name))).toEqual([]);
  });
});
