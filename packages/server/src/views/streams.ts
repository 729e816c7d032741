import { writeSif } from '@trellis/core';
import { networkOf } from './resultNetwork.ts';
import type { StreamViews } from './question.ts';
import type { Chunks } from '../pool/streaming.ts';
import type { EvaluatedResult } from './evaluatedResult.ts';
import type { Surroundings } from './views.ts';
import { archiveOf } from './archive/archive.ts';
import { csvOf } from './exports/csv.ts';
import { fullAnswer } from './exports/fullAnswer.ts';
import { geneSetsCsv, geneSetsJson } from './exports/geneSetsText.ts';
import { networkJson } from './exports/networkJson.ts';
import { prunedCsv } from './exports/prunedCsv.ts';
import { sungearJson } from './exports/sungearJson.ts';
import { tableCsv } from './exports/tableCsv.ts';
import { workbookOf } from './exports/workbook.ts';

type StreamOf<V extends keyof StreamViews> = (
  held: EvaluatedResult,
  options: StreamViews[V],
  around: Surroundings,
) => Chunks;

/** Every view that is sent as it is made. */
export const streamViews: { readonly [V in keyof StreamViews]: StreamOf<V> } = {
  full: (held, _, { context }) => fullAnswer(held, context),
  csv: ({ result }) => csvOf(result),
  xlsx: (held) => workbookOf(held),
  tableCsv: (held, options) => tableCsv(held.grid(), held.rows(options), options.hidden),
  everything: ({ result }, { correction = 'bonferroni' }, { motifs, checkpoint }) =>
    archiveOf({ result, motifs, checkpoint }, { correction }),
  geneSets: ({ result }, options, { checkpoint }) => geneSetsJson(result, options, checkpoint),
  geneSetsCsv: ({ result }, options, { checkpoint }) => geneSetsCsv(result, options, checkpoint),
  sungear: ({ result }, options) => sungearJson(result, options),
  network: (held, options, around) => networkJson(networkOf(held, options, around)),
  sif: (held, options, around) => writeSif(networkOf(held, options, around), options),
  pruned: (held, { precision }, { checkpoint }) => prunedCsv(held.aupr(checkpoint), precision),
};
