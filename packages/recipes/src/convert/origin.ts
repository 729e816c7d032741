import { createHash } from 'node:crypto';
import { compareTexts } from '@trellis/core';
import type { MatchedFile } from '../recipe/filesOf.ts';
import type { Recipe } from '../recipe/source.ts';

/** Where a part of a data set comes from. Missing texts are ''. */
export interface Origin {
  readonly citation: string;
  readonly doi: string;
  /** Address of the file, or of the repository or release when there are several. */
  readonly url: string;
  readonly commit: string;
  /** Checksum of the file; of several the SHA-256 of their lines `checksum, two blanks, path` in the order of paths. */
  readonly sha256: string;
  readonly license: string;
  /** Name and version of the recipe. */
  readonly recipe: string;
  /** `owner/name` of the repository, or the address of the release. */
  readonly repository: string;
}

/**
 * What is said about a part that was made of these files; a file can be in the list several times. Several sources give their
 * citations and licenses with semicolons, and no commit.
 */
export function describeOrigin(matched: readonly MatchedFile[], recipe: Recipe): Origin {
  const files = [...new Map(matched.map((file) => [file.file.url, file])).values()].toSorted((a, b) =>
    compareTexts(a.file.url, b.file.url),
  );
  const sources = [...new Set(files.map(({ source }) => source))];
  const all = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join('; ');
  const single = files.length === 1 ? files[0].file : undefined;
  const [first] = sources;
  return {
    citation: all(sources.map(({ citation }) => citation)),
    doi: sources.length === 1 ? first.doi : '',
    url: single?.url ?? (sources.length === 1 ? first.url : ''),
    commit: sources.length === 1 ? first.commit : '',
    sha256: single?.sha256 ?? checksumOf(files),
    license: all(sources.map(({ license }) => license)),
    recipe: `${recipe.name} ${recipe.version}`,
    repository: all(sources.map(({ origin }) => origin)),
  };
}

function checksumOf(files: readonly MatchedFile[]): string {
  const lines = files.map(({ file }) => `${file.sha256}  ${file.path}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}
