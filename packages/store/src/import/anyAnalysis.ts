import { basename } from 'node:path';
import { geneNames, type DatasetContents } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';
import { knownGenes, readBytes as readAnyBytes, Refusal, type RecognizedFile } from '@trellis/core/reading';
import { readAnalysisData, type ReadAnalysis } from './analysisData.ts';
import type { SourceFile } from './badFile.ts';
import { GeneIndex } from './geneIndex.ts';
import { readBytes } from './readText.ts';
import { RowCounter } from './report.ts';
import { analysisDataOf } from './analysisDataOf.ts';

/** Whether the first line is a heading of the layout: one column, or three that are separated by commas. */
const hasLayout = (bytes: Uint8Array): boolean => {
  const end = bytes.indexOf(10);
  const line = new TextDecoder('latin1').decode(bytes.subarray(0, end < 0 ? bytes.length : end));
  return /^[^,\t;]*(?:,[^,\t;]*,[^,\t;]*)?\r?$/.test(line);
};

/**
 * Reads the data of one analysis: a file of the layout (see `readAnalysisData`), or a table that another program wrote, as the reader
 * of files understands it. Throws `no-known-genes` where no row is of a known gene: such an analysis would be empty.
 */
export async function readAnyAnalysis(file: SourceFile, current: DatasetContents): Promise<ReadAnalysis> {
  const bytes = await readBytes(file);
  const read = hasLayout(bytes)
    ? await readAnalysisData(file, new GeneIndex(current.genes))
    : readTable(bytes, file, current);
  if (read.data.targets.length === 0)
    throw new Refusal(
      'no-known-genes',
      `No row of ${basename(file.shown)} is of a known gene: it has ${countOf(read.report.rows, 'row')}.`,
    );
  return read;
}

function readTable(bytes: Uint8Array, file: SourceFile, { genes, aliases }: DatasetContents): ReadAnalysis {
  const names = geneNames(
    genes,
    aliases.map(({ alias, gene }) => [alias, gene]),
  );
  const read = readAnyBytes(bytes, {
    name: basename(file.shown),
    wanted: 'analysis',
    genes: knownGenes({ genes, names, analysesByTf: new Map() }),
  });
  if (read.error) throw read.error;
  return { data: analysisDataOf(read), report: reportOf(read, file) };
}

function reportOf({ rows, unknown }: RecognizedFile, { shown }: SourceFile) {
  const counter = new RowCounter();
  counter.rows = rows;
  for (const name of unknown) counter.skip('gene not in the annotation', name);
  return counter.report(shown, 'analysis');
}
