import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printTheme } from '../src/index.ts';
import { picturesIn } from './pictures.tsx';

it('shows every reviewed picture in the gallery, under its own name', async () => {
  const files = await readdir(new URL('output', import.meta.url));
  const reviewed = files.filter((file) => !file.endsWith('-changed.svg')).map((file) => file.replace('.svg', ''));
  const names = picturesIn(printTheme).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(reviewed));
  expect(new Set(names).size).toBe(names.length);
});
