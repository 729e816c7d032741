import { TrellisError } from '../../errors.ts';

/** The error of a source file that cannot be read, with the file and, if known, the line. */
export function badFile(name: string, line: number | undefined, problem: string): TrellisError {
  return new TrellisError('bad-file', `${name}${line === undefined ? '' : `, line ${line}`}: ${problem}`);
}

/** Quotes and shortens a text of a file for a message. */
export const quoteText = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
