import {
  buildNetwork,
  defaultRegions,
  TrellisError,
  writeSif,
  type Correction,
  type MotifData,
  type Result,
} from '@trellis/core';
import { csvOf } from '../exports/csv.ts';
import { geneSetsCsv } from '../exports/geneSetsText.ts';
import { targetGenes } from '../exports/targetGenes.ts';
import { workbookOf } from '../exports/workbook.ts';
import { auprFigure } from '../figures/auprFigure.tsx';
import { geneSetsFigure } from '../figures/geneSetsFigure.ts';
import { motifsFigure } from '../figures/motifsFigure.ts';
import { summaryFigure } from '../figures/summaryFigure.tsx';
import { sungearFigure } from '../figures/sungearFigure.tsx';
import { targetListsFigure } from '../figures/targetListsFigure.ts';
import { openResult, type EvaluatedResult } from '../evaluatedResult.ts';
import { clusterData, type MotifTables } from '../motifTables.ts';
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
export function archiveFiles(source: ArchiveSource, options: ArchiveOptions): ArchiveFile[] {
  const { result, motifs, checkpoint } = source;
  const { correction } = options;
  const evaluated = openResult(result);
  const parts = {
    result,
    correction,
    evaluated,
    checkpoint,
    readMotifs: () => clusterData(motifs, undefined),
  };
  return [
    { name: 'request.json', make: () => `${JSON.stringify(describeRequest(result, options), undefined, 2)}\n` },
    { name: 'methods.md', make: () => methodsText(result, correction) },
    ...inputTexts(result).map(([name, text]) => ({ name, make: () => text })),
    ...resultTables(parts),
    ...testTables(parts),
    ...figureFiles(parts),
  ];
}

/** A result with the data and options of its tables and figures. */
interface ArchiveParts {
  readonly result: Result;
  readonly evaluated: EvaluatedResult;
  readonly correction: Correction;
  readonly checkpoint: () => void;
  readonly readMotifs: () => Promise<MotifData>;
}

const resultTables = ({ result, evaluated }: ArchiveParts): ArchiveFile[] => [
  { name: 'tables/interactions.csv', make: () => csvOf(result) },
  { name: 'tables/result.xlsx', make: () => workbookOf(evaluated) },
  { name: 'tables/metadata.csv', make: () => metadataTable(result) },
  { name: 'tables/summary.csv', make: () => summaryTable(result) },
  { name: 'tables/target_genes.txt', make: () => targetGenes(evaluated, {}) },
];

function testTables({ result, evaluated, correction, checkpoint, readMotifs }: ArchiveParts): ArchiveFile[] {
  const pairs = { fields: [], correction, label: true };
  const { edges } = result.request.inputs;
  return [
    { name: 'tables/target_lists.csv', make: () => targetListTable(result, correction) },
    { name: 'tables/motifs.csv', make: async () => motifTable(result, await readMotifs(), correction) },
    { name: 'tables/gene_sets.csv', make: () => [...geneSetsCsv(result, pairs, checkpoint)].join('') },
    { name: 'tables/sungear.csv', make: () => sungearTable(result, correction) },
    { name: 'tables/bound_and_regulated.csv', make: () => boundRegulatedTable(result, correction) },
    { name: 'tables/precision_recall.csv', make: () => precisionRecallTable(evaluated.aupr(checkpoint)) },
    {
      name: 'tables/network.sif',
      make: () => writeSif(buildNetwork(result, { edges, predicted: [] }), { expand: true }),
    },
  ];
}

const figureFiles = ({ result, evaluated, correction, checkpoint, readMotifs }: ArchiveParts): ArchiveFile[] => [
  { name: 'figures/summary.svg', make: () => summaryFigure(result) },
  { name: 'figures/target_lists.svg', make: () => targetListsFigure(result, { correction }) },
  {
    name: 'figures/motifs.svg',
    make: async () => motifsFigure(result, await readMotifs(), { correction, regions: defaultRegions }),
  },
  { name: 'figures/gene_sets.svg', make: () => geneSetsFigure(result, correction) },
  { name: 'figures/sungear.svg', make: () => sungearFigure(result, { correction }) },
  { name: 'figures/precision_recall.svg', make: () => auprFigure(evaluated.aupr(checkpoint)) },
];

/** Makes the content of a file, or returns the sentence that says why the result does not have it. */
export async function contentOf({ make }: ArchiveFile): Promise<{ content: string | Chunks } | { missing: string }> {
  try {
    return { content: await make() };
  } catch (error) {
    if (error instanceof TrellisError) return { missing: error.message };
    throw error;
  }
}
