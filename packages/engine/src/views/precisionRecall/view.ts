import { drawAupr, exportAupr, exportPruned, readAupr } from '@trellis/contract';
import { csvText } from '@trellis/core/formats';
import { csvCall, jsonCall, streamCall } from '../../call.ts';
import { precisionAssistant as assistant } from './assistant.ts';
import { precisionOptions } from '../../options.ts';
import { defineView } from '../../view.ts';
import { auprAnswer } from './auprAnswer.ts';
import { precisionRecallTable as table } from './table.ts';
import { prunedEdges, type Aupr } from './aupr.ts';

export const precisionRecallView = defineView({
  name: 'aupr',
  about: 'precision-recall curve of the target network',
  route: readAupr,
  figure: drawAupr,
  csv: exportAupr,
  table,
  assistant,
  calls: [
    jsonCall('aupr', readAupr, {
      isCached: true,
      options: ({ query }) => precisionOptions(query),
      compute: (evaluated, { precision, shuffle }, { checkpoint }) =>
        auprAnswer(evaluated.aupr(checkpoint, shuffle), evaluated.result.dataset, precision),
    }),
    csvCall('auprCsv', exportAupr, {
      table,
      options: ({ query }) => precisionOptions(query),
      compute: (evaluated, _, { checkpoint }) => evaluated.aupr(checkpoint, 'within_tf'),
    }),
    streamCall('prunedNetwork', exportPruned, {
      options: ({ params: { precision } }) => ({ precision }),
      compute: (evaluated, { precision }, { checkpoint }) =>
        prunedCsv(evaluated.aupr(checkpoint, 'within_tf'), precision),
    }),
  ],
});

/** Writes the edges of the target network up to a precision cutoff, best first. */
function* prunedCsv(aupr: Aupr, precision: number): Generator<string> {
  const edges = prunedEdges(aupr, precision);
  yield 'source,edge,target,score,rank\n';
  for (const { source, edge, target, score, rank } of edges) {
    yield csvText([[source, edge, target, score ?? null, rank]]);
  }
}
