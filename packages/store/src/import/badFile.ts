import { TrellisError } from '@trellis/core';

/** A file by its name in messages: of an import, relative to the imported folder. */
export interface NamedFile {
  readonly shown: string;
}

/** A file of an import. */
export interface SourceFile extends NamedFile {
  readonly path: string;
}

/** The error of a file that cannot be read, with the file and, if known, the line. */
export function badFile(file: NamedFile, line: number | undefined, problem: string): TrellisError {
  return new TrellisError('bad-file', `${file.shown}${line === undefined ? '' : `, line ${line}`}: ${problem}`);
}

/** Quotes and shortens a text of a file for a message. */
export const quoteText = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
