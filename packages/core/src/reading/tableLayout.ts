import type { TextRow } from '../formats/delimited/delimitedText.ts';
import type { DataRows } from './dataRows.ts';
import type { NumberStyle } from './cellNumbers.ts';
import type { LargeText } from './largeText.ts';
import type { FoundSeparator } from './separators.ts';

/** A table of a file, or one sheet of a workbook, before its rows are told apart. */
export interface RawTable {
  readonly separator: FoundSeparator | 'xlsx';
  readonly quoted: boolean;
  /** All rows, or a sample of those of a large text. */
  readonly rows: readonly TextRow[];
  readonly large?: LargeText;
  readonly comments: readonly { readonly text: string; readonly line: number }[];
}

/** A table with its heading, its rows of data, and what is around them. */
export interface Layout {
  readonly separator: FoundSeparator | 'xlsx';
  readonly quoted: boolean;
  /** Line of the heading. */
  readonly heading: number | null;
  /** Names of the columns, '' without one. */
  readonly columns: readonly string[];
  /** Names of groups above the names, where there are two lines of them. */
  readonly upper: readonly string[];
  readonly data: DataRows;
  /** All rows of data; those of a large text are made when they are asked for. */
  readonly rows: readonly TextRow[];
  readonly width: number;
  readonly numbers: NumberStyle;
  /** Number of title lines above the heading, and of footnotes below the data. */
  readonly titles: number;
  readonly footnotes: number;
  /** Whether the heading has a name less than the rows have cells, as R writes row names. */
  readonly hasRowNames: boolean;
  /** Whether rows have different numbers of cells. */
  readonly isRagged: boolean;
}
