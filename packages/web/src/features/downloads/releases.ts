import { useQuery } from '@tanstack/react-query';
import { readReleases, releasePath, type ReleaseFile } from '@trellis/contract';
import { datasetQuery } from '../../api/datasetQuery.ts';
import { editionOverride, withEdition } from '../../api/edition.ts';
import { base, isFolder } from '../../router/base.ts';

/** The releases of the data set as files. */
export const useReleases = () => useQuery(datasetQuery(readReleases));

/** Address of a file of a release, for a link on the page. */
export const releaseFileAddress = (release: string, file: string): string => withEdition(releasePath(release, file));

/** The address of a release for use outside of the page, up to the name of a file, and what follows the name; a host of files needs no edition. */
export const releaseAddress = (release: string): { readonly base: string; readonly end: string } => ({
  base: new URL(base + releasePath(release), location.href).href,
  end: isFolder || editionOverride() === undefined ? '' : withEdition(''),
});

/** The two files of a table. */
interface TableFiles {
  readonly parquet: ReleaseFile;
  readonly csv: ReleaseFile;
}

/** The files of a release, those of each table together. */
interface GroupedFiles {
  readonly tables: readonly TableFiles[];
  readonly others: readonly ReleaseFile[];
}

/** Groups the files of a release: the tables with most rows first, then gene sets, then what describes the release. */
export function groupFiles(files: readonly ReleaseFile[]): GroupedFiles {
  const byName = new Map(files.map((file) => [file.name, file]));
  const tables = files.flatMap((parquet) => {
    const csv = byName.get(parquet.name.replace(/\.parquet$/, '.csv.gz'));
    return parquet.name.endsWith('.parquet') && csv ? [{ parquet, csv }] : [];
  });
  const inTables = new Set(tables.flatMap(({ parquet, csv }) => [parquet, csv]));
  return {
    tables: tables.sort((a, b) => (b.parquet.rows ?? 0) - (a.parquet.rows ?? 0)),
    others: files.filter((file) => !inTables.has(file)).sort((a, b) => (b.rows ?? -1) - (a.rows ?? -1)),
  };
}

/** The hashes of files in the form of `sha256sum`; the list of the hashes does not hold its own. */
export const sumsOf = (files: readonly ReleaseFile[]): string =>
  files
    .filter(({ name }) => name !== 'SHA256SUMS')
    .map(({ name, sha256 }) => `${sha256}  ${name}`)
    .join('\n');

const units = ['kB', 'MB', 'GB'] as const;

/** A size of a file in decimal units with two or three digits: `940 bytes`, `12.9 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes * 1.0005) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 99.95 ? value.toFixed(1) : Math.round(value)} ${units[power - 1]}`;
}
