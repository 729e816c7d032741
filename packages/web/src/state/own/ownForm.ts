import { canonicalCsv } from './canonicalRows.ts';
import type { OwnAnalysis } from './ownAnalysis.ts';
import { chosenOf, ownOfEdition, readOwn } from './ownAnalyses.ts';
import { ownOfForm, takeLastOwn } from './requestSecrets.ts';

/** What the server is told about an analysis. */
const sentDescription = ({ tf, experimentType, edgeType, label, more }: OwnAnalysis) => ({
  ...more,
  tf,
  experiment_type: experimentType,
  edge_type: edgeType,
  label,
});

/**
 * Adds the chosen analyses of the edition to the form of a query: those of the last query if they are the same, otherwise a file
 * each, and what is known about them. Rejects if one was removed.
 */
export async function appendChosen(form: FormData, chosen: readonly string[]): Promise<FormData> {
  const analyses = chosenOf(await ownOfEdition(), chosen);
  if (analyses.length === 0) return form;
  const content = JSON.stringify(analyses);
  ownOfForm.set(form, { ids: analyses.map(({ id }) => id), content });
  if (!takeLastOwn(form, content)) await appendFiles(form, analyses);
  return form;
}

async function appendFiles(form: FormData, analyses: readonly OwnAnalysis[]): Promise<void> {
  for (const analysis of analyses) {
    const rows = await readOwn(analysis.id);
    if (!rows) throw new Error(`Your analysis "${analysis.label}" is no longer in this browser. Add its file again.`);
    const csv = canonicalCsv(rows, analysis.reading);
    form.append('ownanalyses', new Blob([csv], { type: 'text/csv' }), `${analysis.label}.csv`);
  }
  form.set('ownanalyses_metadata', JSON.stringify(analyses.map(sentDescription)));
}
