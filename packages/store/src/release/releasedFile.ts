import type { GeneSetFile } from './geneSets.ts';
import type { Table } from './table.ts';

/** A file of a release. */
export interface ReleasedFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** SHA-256, 64 hexadecimal digits. */
  readonly sha256: string;
  /** Number of rows of a table, or of sets; undefined for other files. */
  readonly rows?: number;
  /** The table that the file holds. */
  readonly table?: Table;
}

/** A file before its size and hash are known. */
export type PlannedFile = Omit<ReleasedFile, 'bytes' | 'sha256'>;

/** What is said about a release by whoever publishes it; none of it is in the data set. */
export interface Publication {
  /** Address of the folder of the release, ending with `/`; undefined if it is not known. */
  readonly url?: string;
  /** Person or group that publishes the release. */
  readonly creator?: string;
  /** Date of the publication, `YYYY-MM-DD`. */
  readonly released?: string;
}

const mediaTypes = {
  parquet: 'application/vnd.apache.parquet',
  csv: 'text/csv',
  gmt: 'text/tab-separated-values',
  gzip: 'application/gzip',
} as const;

/** The Parquet file and the CSV file of a table. */
export const tableFiles = (table: Table, rows: number): [parquet: PlannedFile, csv: PlannedFile] => {
  const { title, description } = table;
  const about = { title, description, rows, table };
  return [
    { name: `${table.name}.parquet`, mediaType: mediaTypes.parquet, ...about },
    { name: `${table.name}.csv.gz`, mediaType: mediaTypes.gzip, ...about },
  ];
};

/** The file of gene sets. */
export const geneSetFile = ({ name, title, description, packed }: GeneSetFile, rows: number): PlannedFile => ({
  ...{ name, title, description, rows },
  mediaType: packed ? mediaTypes.gzip : mediaTypes.gmt,
});
