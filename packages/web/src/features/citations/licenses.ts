import type { Source } from '@trellis/core/views';

/** A license with its number of sources; '' for sources that state none for some of their data. */
export interface LicenseCount {
  readonly license: string;
  readonly sources: number;
}

type Licensed = Pick<Source, 'licenses' | 'unlicensed'>;

const namesOf = ({ licenses, unlicensed }: Licensed): readonly string[] =>
  unlicensed > 0 || licenses.length === 0 ? [...licenses, ''] : licenses;

/** Counts sources by license, most first and those without one last. A source with several licenses counts for each. */
export function countLicenses(sources: readonly Licensed[]): LicenseCount[] {
  const counts = new Map<string, number>();
  for (const license of sources.flatMap(namesOf)) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts]
    .map(([license, count]) => ({ license, sources: count }))
    .sort(
      (a, b) =>
        Number(a.license === '') - Number(b.license === '') ||
        b.sources - a.sources ||
        a.license.localeCompare(b.license, 'en'),
    );
}

/** The sources that have a license; with '' those whose license is unknown, with undefined all. */
export const withLicense = <T extends Licensed>(sources: readonly T[], license: string | undefined): readonly T[] =>
  license === undefined ? sources : sources.filter((source) => namesOf(source).includes(license));
