import type { RegulatorsView } from '@trellis/core/regulators';
import { regulatorAnalysesTable, regulatorsTable } from '@trellis/engine/questions/regulators/regulatorTables';
import { linesOf } from '@trellis/engine/table';
import type { RegulatorRow } from './regulatorRows.ts';

/** Rows of a CSV file, the header first: the shown TFs, with the figures of every kind of evidence. */
export function tfLines(view: RegulatorsView, shown: readonly RegulatorRow[]) {
  const ids = new Set(shown.map(({ tf }) => tf));
  return linesOf(regulatorsTable(view), { ...view, tfs: view.tfs.filter(({ tf }) => ids.has(tf)) });
}

/** The same of every tested analysis. */
export const analysisLines = (view: RegulatorsView) => linesOf(regulatorAnalysesTable, view);
