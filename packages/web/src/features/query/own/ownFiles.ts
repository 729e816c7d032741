import { canonicalCsv } from '../../../state/own/canonicalRows.ts';
import type { OwnAnalysis } from '../../../state/own/ownAnalysis.ts';
import { readOwn } from '../../../state/own/ownAnalyses.ts';
import { saveNamedFile } from '../../../ui/saveFile.ts';
import { metadataText } from './metadataText.ts';

/** The label as the name of a file. */
const fileName = (label: string): string => label.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_');

/** Saves the targets as a data file of the import. */
export async function saveTargets(analysis: OwnAnalysis): Promise<void> {
  const rows = await readOwn(analysis.id);
  if (!rows) return;
  const csv = canonicalCsv(rows, analysis.reading);
  saveNamedFile(`${fileName(analysis.label)}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}

/** Saves what is known about an analysis as a metadata file of the import. */
export function saveMetadata(analysis: OwnAnalysis): void {
  const text = new Blob([metadataText(analysis)], { type: 'text/plain;charset=utf-8' });
  saveNamedFile(`${fileName(analysis.label)}.txt`, text);
}
