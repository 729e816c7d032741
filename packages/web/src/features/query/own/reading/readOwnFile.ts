import { badFile, geneNames, type AllGeneNames, type GeneNames } from '@trellis/core';
import { recognizeColumns, type ColumnChoice, type RecognizedColumns } from './chooseColumns.ts';
import { tableOf, type OwnTable } from './ownTable.ts';
import { questionsOf, type Questions } from './questions.ts';
import { readRows, type ReadRows } from './readRows.ts';
import type { Sheet } from './sheet.ts';

/** The genes of an edition. */
export interface KnownGenes {
  readonly names: GeneNames;
  readonly ids: readonly string[];
}

/** A file as it was read: its tables, the one that is used, and its rows. */
export interface ReadFile {
  /** Names of the sheets of a workbook; one '' of a text. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly hasHeader: boolean;
  readonly columns: readonly string[];
  readonly recognized: RecognizedColumns;
  readonly rows: ReadRows;
  readonly questions: Questions;
}

/** What a user chooses instead of what was recognized. */
export interface FileChoice {
  readonly sheet?: number;
  readonly columns?: ColumnChoice;
}

/** The genes of an edition from the answer of the server. */
export const knownGenes = ({ ids, symbols, aliases, genes }: AllGeneNames): KnownGenes => ({
  ids,
  names: geneNames(
    ids.map((id, i) => ({ id, name: symbols[i] })),
    aliases.map((alias, i) => [alias, genes[i]]),
  ),
});

/**
 * Reads the tables of a file: the sheet that is chosen, else the first one with genes. Throws `bad-file` with the reason if
 * there is none.
 */
export function readOwnFile(sheets: readonly Sheet[], name: string, genes: KnownGenes, choice: FileChoice): ReadFile {
  const { sheet, table, recognized } = chosenTable(sheets, name, genes, choice.sheet);
  const columns = choice.columns ?? recognized;
  const rows = readRows(table, columns, genes);
  const nameOf = (column: number | undefined) =>
    column === undefined || !table.hasHeader ? '' : table.columns[column];
  return {
    sheets: sheets.map((one) => one.name),
    sheet,
    hasHeader: table.hasHeader,
    columns: table.columns,
    recognized: { ...recognized, ...columns },
    rows,
    questions: questionsOf(rows, { change: nameOf(columns.change), p: nameOf(columns.p), genes: genes.ids.length }),
  };
}

interface ChosenTable {
  readonly sheet: number;
  readonly table: OwnTable;
  readonly recognized: RecognizedColumns;
}

function chosenTable(
  sheets: readonly Sheet[],
  name: string,
  { names }: KnownGenes,
  wanted: number | undefined,
): ChosenTable {
  const filled = sheets.map((_, i) => i).filter((i) => sheets[i].rows.length > 0 && (wanted ?? i) === i);
  if (filled.length === 0) throw badFile(name, undefined, 'the file is empty');
  let failure: unknown;
  for (const sheet of filled) {
    try {
      const table = tableOf(sheets[sheet].rows, names, name);
      return { sheet, table, recognized: recognizeColumns(table, names, name) };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}
