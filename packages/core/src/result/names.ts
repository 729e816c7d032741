import type { Analysis } from '../dataset/dataset.ts';

const joinParts = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

const withoutBlanks = (text: string | undefined): string | undefined => text?.replace(/\s+/g, '');
const withoutDashes = (date: string | undefined): string | undefined => date?.replaceAll('-', '');

/** `EXPERIMENTER+DATE_TECHNOLOGY_METHOD_CUTOFF_id`, without missing parts. */
export function analysisName({ id, metadata }: Analysis): string {
  return joinParts(
    [
      joinParts([metadata.get('EXPERIMENTER'), withoutDashes(metadata.get('DATE'))], '+'),
      metadata.get('TECHNOLOGY'),
      metadata.get('ANALYSIS_METHOD'),
      withoutBlanks(metadata.get('ANALYSIS_CUTOFF')),
      String(id),
    ],
    '_',
  );
}

/** `Data: EXPERIMENTER+DATE_TECHNOLOGY (ID: n)`. */
export function dataHeading({ id, metadata }: Analysis): string {
  const experiment = joinParts([metadata.get('EXPERIMENTER'), withoutDashes(metadata.get('DATE'))], '+');
  return joinParts(['Data:', joinParts([experiment, metadata.get('TECHNOLOGY')], '_'), `(ID: ${id})`], ' ');
}

/** `Analysis: METHOD_CUTOFF`, or '' if both are missing. */
export function methodHeading({ metadata }: Analysis): string {
  const method = joinParts([metadata.get('ANALYSIS_METHOD'), withoutBlanks(metadata.get('ANALYSIS_CUTOFF'))], '_');
  return method && `Analysis: ${method}`;
}

const letters: string[] = [];

/** Letters of a column in a spreadsheet: 0 is A, 25 is Z, 26 is AA. Kept once made: a workbook asks for every cell. */
export function columnLetter(index: number): string {
  for (let i = letters.length; i <= index; i++) {
    const last = String.fromCharCode(65 + (i % 26));
    letters.push(i < 26 ? last : letters[Math.floor(i / 26) - 1] + last);
  }
  return letters[index];
}
