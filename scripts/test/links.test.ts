import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pagesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const pages = [...pagesIn('.'), ...pagesIn('docs/guide'), ...pagesIn('docs/decisions')];

/** Paths in the repository that a page mentions: links, and paths of known folders in backticks. */
function placesIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/^```.*?^```$/gms, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => join(dirname(page), target));
  const paths = [...text.matchAll(/`((?:docs|scripts|fixtures|packages\/\w+\/(?:src|test))\/[\w./-]+)`/g)];
  return [...links, ...paths.map(([, path]) => path)];
}

describe('every page', () => {
  it.each(pages)('points at existing files: %s', (page) => {
    expect(placesIn(page).filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });

  it('of the guide is reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) if (page.endsWith('.md')) placesIn(page).forEach((place) => reached.add(place));
    expect(pagesIn('docs/guide').filter((page) => !reached.has(page))).toEqual([]);
  });
});
