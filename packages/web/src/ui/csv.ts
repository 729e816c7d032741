import { csvText, type CsvValue } from '@trellis/core/formats';

/** Rows as the text of a CSV file, with the line ends of RFC 4180. */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string => csvText(rows, '\r\n');
