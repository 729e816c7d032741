import { drawAupr, exportPruned, readAupr } from '@trellis/contract';
import { jsonCall, streamCall } from '../../call.ts';
import { precisionOptions } from '../../options.ts';
import { defineView } from '../../view.ts';
import { auprAnswer } from './auprAnswer.ts';
import { prunedCsv } from './prunedCsv.ts';
import { precisionRecallTable } from './table.ts';

export const precisionRecallView = defineView({
  name: 'aupr',
  file: 'aupr_curve',
  about: 'precision-recall curve of the target network',
  route: readAupr,
  figure: drawAupr,
  table: precisionRecallTable,
  calls: [
    jsonCall('aupr', readAupr, {
      isCached: true,
      options: ({ query }) => precisionOptions(query),
      compute: (evaluated, { precision }, { checkpoint }) =>
        auprAnswer(evaluated.aupr(checkpoint), evaluated.result.dataset, precision),
    }),
    streamCall('prunedNetwork', exportPruned, {
      options: ({ params: { precision } }) => ({ precision }),
      compute: (evaluated, { precision }, { checkpoint }) => prunedCsv(evaluated.aupr(checkpoint), precision),
    }),
  ],
});
