import type { FunctionRow } from '@trellis/core/ontology';
import { termTable } from '@trellis/engine/questions/functions/termTable';
import { linesOf } from '@trellis/engine/table';

/** Rows of a CSV file, the header first: every tested term with a gene of the list, as the API and the command line write it. */
export const functionFileRows = (rows: readonly FunctionRow[]) => linesOf(termTable, { rows });
