import type { FunctionRow } from '@trellis/core/ontology';
import { linesOf, termTable } from '@trellis/engine/tables';

/** Rows of a CSV file, the header first: every tested term with a gene of the list, as the API and the command line write it. */
export const functionFileRows = (rows: readonly FunctionRow[]) => linesOf(termTable, { rows });
