import { writeSif } from '@trellis/core';
import { networkOf } from './networkOf.ts';
import type { StreamViews } from './question.ts';
import type { Chunks } from './streaming.ts';
import type { Held } from './held.ts';
import type { Surroundings } from './views.ts';
import { archiveOf } from '../archive/archive.ts';
import { csvOf } from '../export/csv.ts';
import { fullAnswer } from '../export/fullAnswer.ts';
import { geneSetsCsv, geneSetsJson } from '../export/geneSetsText.ts';
import { networkJson } from '../export/networkJson.ts';
import { prunedCsv } from '../export/prunedCsv.ts';
import { sungearJson } from '../export/sungearJson.ts';
import { tableCsv } from '../export/tableCsv.ts';
import { workbookOf } from '../export/workbook.ts';

type StreamOf<V extends keyof StreamViews> = (held: Held, options: StreamViews[V], around: Surroundings) => Chunks;

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
