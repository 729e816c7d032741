import { badFile, quoteText, type SourceFile } from './badFile.ts';

/** One row of an annotation file. */
export interface AnnotationRow {
  /** Ids that can be that of the gene, the best first. */
  readonly genes: readonly string[];
  readonly term: string;
  /** '' where the file has none. */
  readonly code: string;
  /** Whether the row says that the gene does not have this function. */
  readonly isNegated: boolean;
}

/**
 * Reads a row of a GAF file, version 2.0 to 2.2: 15 columns and two optional ones. The gene is the object id (column 2), else
 * the symbol (3), else a synonym (11).
 */
export function readGafRow(cells: readonly string[], file: SourceFile, line: number): AnnotationRow {
  if (cells.length < 15 || cells.length > 17)
    throw badFile(file, line, `expected 15 to 17 columns as in GAF 2, found ${cells.length}`);
  const [, id, symbol, qualifier, term, , code] = cells;
  if (term === '') throw badFile(file, line, 'there is no GO id in column 5');
  if (!isEvidenceCode(code)) throw badFile(file, line, `${quoteText(code)} in column 7 is not an evidence code`);
  return {
    genes: [id, symbol, ...cells[10].split('|').map((synonym) => synonym.trim())],
    term,
    code,
    isNegated: qualifier.toUpperCase().split('|').includes('NOT'),
  };
}

/** Whether a text has the form of an evidence code, e.g. `IEA`. */
export const isEvidenceCode = (text: string): boolean => /^[A-Z]{2,3}$/.test(text);
