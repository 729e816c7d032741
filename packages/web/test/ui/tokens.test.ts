import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Stylesheets with words that have one color in both themes. */
const exceptions = [
  // The letters of bases have the colors that other programs give them.
  'shared/genes/FactsDialog.module.css',
  // Numbers on the colors of a scale.
  'features/table/TableTools.module.css',
];

/** A color of words that is not a variable. */
const fixedColor = /(?<![\w-])color:\s*(?:#[\da-f]+|[a-z]+\()(?<!var\()/i;

it('words have the colors of tokens.css, which has others for the dark theme', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((path) => fixedColor.test(readFileSync(join(source, path), 'utf8')));
  expect(found.sort()).toEqual([...exceptions].sort());
});
