import { defaultRegions, TrellisError, writeSif, buildNetwork, type Result } from '@trellis/core';
import { csvOf } from '../exports/csv.ts';
import { geneSetsCsv } from '../exports/geneSetsText.ts';
import { workbookOf } from '../exports/workbook.ts';
import { auprFigure } from '../figures/auprFigure.tsx';
import { geneSetsFigure } from '../figures/geneSetsFigure.ts';
import { motifsFigure } from '../figures/motifsFigure.ts';
import { summaryFigure } from '../figures/summaryFigure.tsx';
import { sungearFigure } from '../figures/sungearFigure.tsx';
import { targetListsFigure } from '../figures/targetListsFigure.ts';
import { openResult } from '../evaluatedResult.ts';
import type { MotifTables } from '../motifTables.ts';
import type { Chunks } from '../../pool/streaming.ts';
import { methodsText } from './methods.ts';
import { describeRequest, inputTexts, type ArchiveOptions } from './requestFile.ts';
import {
  boundRegulatedTable,
  metadataTable,
  motifTable,
  precisionRecallTable,
  summaryTable,
  sungearTable,
  targetListTable,
} from './tables.ts';

/** A file of an archive; `make` throws a `TrellisError` when the result does not have the view. */
export interface ArchiveFile {
  readonly name: string;
  readonly make: () => string | Promise<string> | Chunks;
}

/** A result and the arguments of its views. */
export interface ArchiveSource {
  readonly result: Result;
  readonly motifs: MotifTables;
  readonly checkpoint: () => void;
}

/** Lists the files of an archive in order, except the checksums. `result` has its canonical id. */
export function archiveFiles({ result, motifs, checkpoint }: ArchiveSource, options: ArchiveOptions): ArchiveFile[] {
  const { correction } = options;
  const evaluated = openResult(result);
  const { genes } = result.dataset;
  const motifData = async () => ({
    hits: await motifs.hits('cluster', undefined),
    clusters: await motifs.clusters(),
  });
  const fields = { fields: [], correction, label: true };
  return [
    { name: 'request.json', make: () => `${JSON.stringify(describeRequest(result, options), undefined, 2)}\n` },
    { name: 'methods.md', make: () => methodsText(result, correction) },
    ...inputTexts(result).map(([name, text]) => ({ name, make: () => text })),
    { name: 'tables/interactions.csv', make: () => csvOf(result) },
    { name: 'tables/result.xlsx', make: () => workbookOf(evaluated) },
    { name: 'tables/metadata.csv', make: () => metadataTable(result) },
    { name: 'tables/summary.csv', make: () => summaryTable(result) },
    {
      name: 'tables/target_genes.txt',
      make: () => Array.from(result.rows, (gene) => `${genes[gene].id}\n`).join(''),
    },
    { name: 'tables/target_lists.csv', make: () => targetListTable(result, correction) },
    { name: 'tables/motifs.csv', make: async () => motifTable(result, await motifData(), correction) },
    { name: 'tables/gene_sets.csv', make: () => [...geneSetsCsv(result, fields, checkpoint)].join('') },
    { name: 'tables/sungear.csv', make: () => sungearTable(result, correction) },
    { name: 'tables/bound_and_regulated.csv', make: () => boundRegulatedTable(result, correction) },
    { name: 'tables/precision_recall.csv', make: () => precisionRecallTable(evaluated.aupr(checkpoint)) },
    {
      name: 'tables/network.sif',
      make: () =>
        writeSif(buildNetwork(result, { edges: result.request.inputs.edges, predicted: [] }), { expand: true }),
    },
    { name: 'figures/summary.svg', make: () => summaryFigure(result) },
    { name: 'figures/target_lists.svg', make: () => targetListsFigure(result, { correction }) },
    {
      name: 'figures/motifs.svg',
      make: async () => motifsFigure(result, await motifData(), { correction, regions: defaultRegions }),
    },
    { name: 'figures/gene_sets.svg', make: () => geneSetsFigure(result, correction) },
    { name: 'figures/sungear.svg', make: () => sungearFigure(result, { correction }) },
    { name: 'figures/precision_recall.svg', make: () => auprFigure(evaluated.aupr(checkpoint)) },
  ];
}

/** Makes the content of a file, or returns the sentence that says why the result does not have it. */
export async function contentOf({ make }: ArchiveFile): Promise<{ content: string | Chunks } | { missing: string }> {
  try {
    return { content: await make() };
  } catch (error) {
    if (error instanceof TrellisError) return { missing: error.message };
    throw error;
  }
}
