import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markExampleNames } from './exampleNames.ts';
import { groups, otherGroup } from './groups.ts';
import { renderGuide, type Guide } from './renderGuide.ts';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/guide');

/** The path of a guide's Markdown file. */
export const guideFile = (name: string): string => join(folder, `${name}.md`);

/** Names of the guides in the order of their groups. */
export function guideNames(): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
  const known = groups.flatMap(({ pages }) => pages);
  return [...known.filter((name) => names.includes(name)), ...names.filter((name) => !known.includes(name))];
}

export const readGuide = (name: string): Guide =>
  renderGuide(name, markExampleNames(readFileSync(guideFile(name), 'utf8')));

/** All guides, rendered, in their order. */
export const readGuides = (): Guide[] => guideNames().map(readGuide);

/** Title of the group that a guide belongs to. */
export const groupOf = (name: string): string =>
  groups.find(({ pages }) => pages.includes(name))?.title ?? otherGroup;
