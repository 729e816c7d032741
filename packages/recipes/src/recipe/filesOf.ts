import { patternOf } from './patternOf.ts';
import type { Source, SourceFile } from './source.ts';

/** A file that a make reads, with its source and what the groups of the pattern found in its path. */
export interface MatchedFile {
  readonly file: SourceFile;
  readonly source: Source;
  readonly groups: Readonly<Record<string, string>>;
}

/** The files that a make names by a path or by a regular expression between slashes, in the order of the source. */
export function filesOf(
  make: { readonly from: string; readonly source?: string },
  sources: readonly Source[],
): readonly MatchedFile[] {
  const pattern = patternOf(make.from);
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const match = (file: SourceFile, source: Source): MatchedFile[] => {
    if (!expression) return file.path === make.from ? [{ file, source, groups: {} }] : [];
    const found = expression.exec(file.path);
    return found ? [{ file, source, groups: { ...found.groups } }] : [];
  };
  return sources
    .filter(({ name }) => make.source === undefined || name === make.source)
    .flatMap((source) => source.files.flatMap((file) => match(file, source)));
}
