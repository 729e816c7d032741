import type { RegulatorsView } from '@trellis/core/regulators';
import { regulatorAnalysesTable, regulatorsTable } from '@trellis/engine/questions/regulators/regulatorTables';
import { fileRows } from '@trellis/engine/table';
import type { RegulatorRow } from './regulatorRows.ts';

/** Rows of a CSV file, the header first: the shown TFs, with the statistics of every kind of evidence. */
export function tfFileRows(view: RegulatorsView, shown: readonly RegulatorRow[]) {
  const ids = new Set(shown.map(({ tf }) => tf));
  return fileRows(regulatorsTable(view), { ...view, tfs: view.tfs.filter(({ tf }) => ids.has(tf)) });
}

/** The same of every tested analysis. */
export const analysisFileRows = (view: RegulatorsView) => fileRows(regulatorAnalysesTable, view);
