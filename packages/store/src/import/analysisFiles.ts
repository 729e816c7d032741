import { basename } from 'node:path';
import { compareTexts } from '@trellis/core';
import { isAnalysisId } from '../contents/names.ts';
import { badFile, type SourceFile } from './badFile.ts';

/** The two files of an analysis, with the id and name from their base name. */
export interface AnalysisFiles {
  readonly data: SourceFile;
  readonly metadata: SourceFile;
  /** From the digits before the first `_` of the file name; undefined without digits. */
  readonly id: number | undefined;
  /** The file name without these digits. */
  readonly name: string;
}

/** The file name without folder and extensions: `003_X` of `analyses/003_X.csv.gz`. */
const baseName = (file: SourceFile): string => basename(file.shown).replace(/\.(csv|txt)(\.gz)?$/i, '');

/** Splits the base name of an analysis: `003_X` has the id 3 and the name `X`. */
export function readAnalysisName(data: SourceFile): { readonly id: number | undefined; readonly name: string } {
  const base = baseName(data);
  const match = /^(\d+)_(.*)$/s.exec(base);
  if (!match) return { id: undefined, name: base };
  const id = Number(match[1]);
  if (!isAnalysisId(id)) throw badFile(data, undefined, `the number ${match[1]} is too large for an id`);
  return { id, name: match[2] };
}

/** Pairs data (`.csv`) and metadata (`.txt`) files by their base name, and sorts the pairs by it. */
export function pairAnalysisFiles(files: readonly SourceFile[]): AnalysisFiles[] {
  const data = byBaseName(files.filter(({ shown }) => /\.csv(\.gz)?$/i.test(shown)));
  const metadata = byBaseName(files.filter(({ shown }) => /\.txt(\.gz)?$/i.test(shown)));
  for (const [base, file] of metadata) {
    if (!data.has(base)) throw badFile(file, undefined, `there is no data file ${base}.csv next to it`);
  }
  return [...data]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([base, file]) => {
      const text = metadata.get(base);
      if (!text) throw badFile(file, undefined, `there is no metadata file ${base}.txt next to it`);
      return { data: file, metadata: text, ...readAnalysisName(file) };
    });
}

function byBaseName(files: readonly SourceFile[]): Map<string, SourceFile> {
  const named = new Map<string, SourceFile>();
  for (const file of files) {
    const base = baseName(file);
    const earlier = named.get(base);
    if (earlier) throw badFile(file, undefined, `${earlier.shown} has the same name`);
    named.set(base, file);
  }
  return named;
}

/** Numbers analyses without an id from the largest id on, in name order. Throws if two have the same id. */
export function numberAnalyses(files: readonly AnalysisFiles[]): (AnalysisFiles & { readonly id: number })[] {
  const ids = new Map<number, string>();
  for (const { id, data } of files) {
    const earlier = id === undefined ? undefined : ids.get(id);
    if (earlier !== undefined) throw badFile(data, undefined, `the id ${id} is already that of ${earlier}`);
    if (id !== undefined) ids.set(id, data.shown);
  }
  let next = Math.max(0, ...ids.keys()) + 1;
  return files.map((file) => ({ ...file, id: file.id ?? next++ })).sort((a, b) => a.id - b.id);
}
