import { exportBoundRegulated, readBoundRegulated } from '@trellis/contract';
import { compareBoundRegulated } from './compare.ts';
import { jsonCall, streamCall } from '../../call.ts';
import { overlapOptions, testedSets } from '../../options.ts';
import { csvPieces } from '../../table.ts';
import { defineView } from '../../view.ts';
import { boundRegulatedTable as table } from './table.ts';

export const boundRegulatedView = defineView({
  name: 'bound',
  file: 'bound_and_regulated',
  about: 'agreement of binding and regulation by TF',
  route: readBoundRegulated,
  csv: exportBoundRegulated,
  table,
  tabled: ({ result }, { correction }) => compareBoundRegulated(result, { correction, model: 'both', ...testedSets }),
  calls: [
    jsonCall('boundRegulated', readBoundRegulated, {
      options: ({ query }) => overlapOptions(query),
      compute: ({ result }, options) => compareBoundRegulated(result, options),
    }),
    streamCall('boundRegulatedCsv', exportBoundRegulated, {
      options: ({ query }) => overlapOptions(query),
      compute: ({ result }, options) => csvPieces(table, compareBoundRegulated(result, options)),
    }),
  ],
});
