import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tableFormats } from '../../src/formats/readTable.ts';
import { makeSchemas } from '../../src/recipe/make.ts';
import { RecipeSchema } from '../../src/recipe/recipe.ts';
import { stepSchemas } from '../../src/recipe/step.ts';

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/guide/recipes.md', import.meta.url)), 'utf8');

/** The first cells of a table of the guide, below a heading. */
function namesBelow(heading: string): string[] {
  const [part] = guide.slice(guide.indexOf(`### ${heading}\n`)).split(/\n##+ /);
  const rows = [...part.matchAll(/^\| `([^\n]*?) +\|/gm)].map(([, cell]) => cell).filter((cell) => cell !== 'make`');
  return rows.flatMap((cell) => cell.split('`, `').map((name) => name.replace(/[`:].*$/, '')));
}

describe('docs/guide/recipes.md', () => {
  it.each([
    ['Sources', Object.keys(RecipeSchema.properties.sources.items.properties)],
    ['Formats', tableFormats],
    ['What can be made', Object.keys(makeSchemas)],
  ])('describes all there is: %s', (heading, names) => {
    expect(namesBelow(heading).toSorted()).toEqual([...names].toSorted());
  });

  it('describes every step', () => {
    const described = namesBelow('Steps');
    for (const name of Object.keys(stepSchemas)) expect(described).toContain(name);
  });

  it('names every key of a make', () => {
    const part = guide.slice(guide.indexOf('### What can be made'), guide.indexOf('## Add a public data set'));
    const keys = new Set(Object.values(makeSchemas).flatMap((schema) => Object.keys(schema.properties)));
    for (const key of keys) expect(part, key).toContain(`\`${key}`);
  });
});
