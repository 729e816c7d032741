import { TrellisError } from '@trellis/core';

/** A file of an import. `shown` is its name in messages, relative to the imported folder. */
export interface SourceFile {
  readonly path: string;
  readonly shown: string;
}

/** The error of a file that cannot be read, with the file and, if known, the line. */
export function badFile(file: SourceFile, line: number | undefined, problem: string): TrellisError {
  return new TrellisError('bad-file', `${file.shown}${line === undefined ? '' : `, line ${line}`}: ${problem}`);
}

/** Quotes and shortens a text of a file for a message. */
export const quoteText = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
