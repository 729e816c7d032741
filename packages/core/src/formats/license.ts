/** Values that say that something is not known. */
const unknown = /^(?:unknown|not known|not stated|none|-|\?)$/i;

/** Whether a text of a source says something; `Not stated` and its like do not. */
export const isStated = (text: string): boolean => text !== '' && !unknown.test(text);

/** What pages and files write for data whose source names no license. */
export const unknownLicense = 'License unknown';

/** Reads the licenses that a text names, separated by semicolons; some are '' where the source states none. */
export function licensesIn(text: string): string[] {
  const licenses = text.split(';').map((license) => license.trim());
  return [...new Set(licenses.map((license) => (isStated(license) ? license : '')))];
}

/** Licenses of data with the number of their parts, some of which may state none. */
interface Licensed {
  readonly licenses: readonly string[];
  readonly unlicensed: number;
  readonly analyses: readonly unknown[];
  readonly parts: readonly unknown[];
}

/** Says which licenses a source has: `License: MIT; CC0 (unknown for 1 of 3)`, or that none is known. */
export function licenseSentence({ licenses, unlicensed, analyses, parts }: Licensed): string {
  if (licenses.length === 0) return unknownLicense;
  const all = analyses.length + parts.length;
  return `License: ${licenses.join('; ')}${unlicensed ? ` (unknown for ${unlicensed} of ${all})` : ''}`;
}
