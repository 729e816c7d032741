import type { ReleaseFile } from '@trellis/contract';

/** The two files of a table. */
interface TableFiles {
  readonly parquet: ReleaseFile;
  readonly csv: ReleaseFile;
}

/** The files of a release, those of each table together. */
export interface GroupedFiles {
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
