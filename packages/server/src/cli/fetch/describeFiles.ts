import { countOf, formatCount } from '@trellis/core/formats';
import { findCached, type Recipe, type SourceFile } from '@trellis/recipes';
import { alignColumns } from '../alignColumns.ts';
import type { EditionRecipes } from './chooseRecipes.ts';
import { megabytes } from './texts.ts';

/** The files of some recipes, each checksum once. */
export function filesOfEditions(editions: readonly EditionRecipes[]): readonly SourceFile[] {
  return distinct(editions.flatMap(({ recipes }) => recipes.flatMap(filesOfRecipe)));
}

/** Describes what a fetch would download: a line per recipe, and the sum. */
export async function describeFiles(editions: readonly EditionRecipes[], cache: string): Promise<string[]> {
  const files = filesOfEditions(editions);
  const cached = await findCached(files, cache);
  const isCached = ({ sha256 }: SourceFile): boolean => cached.has(sha256);
  const rows = editions.flatMap(({ recipes }) =>
    recipes.map((recipe) => {
      const files = distinct(filesOfRecipe(recipe));
      const licenses = [...new Set(recipe.sources.map(({ license }) => license))];
      return [
        `${recipe.edition}/${recipe.name}`,
        formatCount(files.length),
        megabytes(bytesOf(files)),
        formatCount(files.filter(isCached).length),
        licenses.join('; '),
      ];
    }),
  );
  const there = files.filter(isCached);
  return [
    ...alignColumns([['recipe', 'files', 'MB', 'in cache', 'license'], ...rows]),
    `${countOf(files.length, 'file')}, ${megabytes(bytesOf(files))} MB; ` +
      `${formatCount(there.length)} of them, ${megabytes(bytesOf(there))} MB, in the cache ${cache}`,
  ];
}

const filesOfRecipe = ({ sources }: Recipe): SourceFile[] => sources.flatMap(({ files }) => files);

const distinct = (files: readonly SourceFile[]): SourceFile[] => [
  ...new Map(files.map((file) => [file.sha256, file])).values(),
];

/** The size of files. */
export const bytesOf = (files: readonly SourceFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
