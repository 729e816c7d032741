import { TrellisError } from '@trellis/core';

/** A file of an import: where it is, and how messages name it (relative to the folder that the user gave). */
export interface SourceFile {
  readonly path: string;
  readonly shown: string;
}

/** The error of a file that cannot be read, as one sentence with the file and, where it is known, the line. */
export function badFile(file: SourceFile, line: number | undefined, problem: string): TrellisError {
  return new TrellisError('bad-file', `${file.shown}${line === undefined ? '' : `, line ${line}`}: ${problem}`);
}

/** A text of a file as a message shows it: quoted, and cut when it is long. */
export const quote = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
