import { TrellisError } from '@trellis/core';
import type { MatchedFile } from '../recipe/filesOf.ts';
import type { MakeOf } from '../recipe/make.ts';
import { compileTemplate } from '../steps/template.ts';
import type { Table } from '../table.ts';
import { requireFileName } from './fileName.ts';

/** An analysis as the rows of one or several files give it. */
export interface Analysis {
  readonly name: string;
  /** Lines `Key: value`. */
  readonly metadata: string;
  /** Cells of the data file of each target, by its id in upper case. */
  readonly rows: Map<string, readonly string[]>;
  /** Whether the rows have a log2 fold change and a p-value. */
  readonly hasValues: boolean;
  readonly files: MatchedFile[];
}

/** The text of the metadata file of a row; undefined for one that could not be had. */
type ReadMetadata = (path: string) => Promise<string | undefined>;

/** What collecting needs in addition to a table. */
export interface AnalysisContext {
  readonly readMetadata: ReadMetadata;
  /** Counts rows that are left out, with the reason in words. */
  readonly skip: (reason: string, rows: number) => void;
}

/** Collects the analyses of one make: the rows whose templates give one name are one analysis. */
export class AnalysisCollector {
  private readonly make: MakeOf<'analyses'>;
  private readonly names = new Set<string>();
  private analyses = new Map<string, Analysis>();

  constructor(make: MakeOf<'analyses'>) {
    this.make = make;
  }

  /** The number of analyses so far. */
  get size(): number {
    return this.names.size;
  }

  /**
   * Adds a table. Returns the number of rows kept; of several rows of one target the first counts. An analysis whose
   * metadata file could not be had is left out. Counts the rows that are left out.
   */
  async add(table: Table, file: MatchedFile, { readMetadata, skip }: AnalysisContext): Promise<number> {
    const { make } = this;
    const nameOf = compileTemplate(make.name, table);
    const cells = [make.target, make.log2fc, make.pvalue]
      .filter((one) => one !== undefined)
      .map((one) => compileTemplate(one, table));
    const metadataOf = this.metadataReader(table, readMetadata);
    let [kept, withoutMetadata] = [0, 0];
    for (const row of table.rows) {
      const name = nameOf(row);
      const analysis = this.analyses.get(name) ?? this.open(name, await metadataOf(row));
      if (!analysis) {
        withoutMetadata++;
        continue;
      }
      if (analysis.files.at(-1) !== file) analysis.files.push(file);
      const data = cells.map((cell) => cell(row));
      const id = data[0].toUpperCase();
      if (analysis.rows.has(id)) continue;
      analysis.rows.set(id, data);
      kept++;
    }
    skip('metadata file missing', withoutMetadata);
    skip('duplicate', table.rows.length - withoutMetadata - kept);
    return kept;
  }

  /** The analyses that were collected since the last call. */
  take(): readonly Analysis[] {
    const taken = [...this.analyses.values()];
    this.analyses = new Map();
    return taken;
  }

  /** Begins an analysis. Throws `bad-file` if one of its name was taken already. */
  private open(name: string, metadata: string | undefined): Analysis | undefined {
    if (metadata === undefined) return undefined;
    if (this.names.has(name))
      throw new TrellisError(
        'bad-file',
        `an earlier file has an analysis ${name}; name the analyses so that files differ`,
      );
    const hasValues = this.make.log2fc !== undefined;
    const analysis: Analysis = { name: requireFileName(name), metadata, rows: new Map(), hasValues, files: [] };
    this.names.add(name);
    this.analyses.set(name, analysis);
    return analysis;
  }

  private metadataReader(
    table: Table,
    readMetadata: ReadMetadata,
  ): (row: readonly string[]) => Promise<string | undefined> {
    const { metadataFile, metadata = '' } = this.make;
    const rowText = compileTemplate(metadata, table);
    if (metadataFile === undefined) return (row) => Promise.resolve(rowText(row));
    const path = compileTemplate(metadataFile, table);
    return async (row) => {
      const read = await readMetadata(path(row));
      return read === undefined ? undefined : `${read}\n${rowText(row)}`;
    };
  }
}
