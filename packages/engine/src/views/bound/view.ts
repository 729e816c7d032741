import { boundRoutes } from '@trellis/contract';
import { compareTargets } from './compare.ts';
import { jsonCall, streamCall } from '../../call.ts';
import { boundAssistant as assistant } from './assistant.ts';
import { overlapOptions, testedSets } from '../../options.ts';
import { csvPieces } from '../../table.ts';
import { overlapsText } from '../../testText.ts';
import { defineView } from '../../view.ts';
import { boundTable as table } from './table.ts';

const { bound: route, boundCsv: csv } = boundRoutes;

export const boundView = defineView({
  name: 'bound',
  about: 'agreement of binding and regulation by TF',
  route,
  csv,
  table,
  testText: (result) => `Fisher's exact test, one-sided, not corrected: one TF is tested. ${overlapsText(result)}`,
  assistant,
  tabled: ({ result }, { correction }) => compareTargets(result, { correction, model: 'both', ...testedSets }),
  calls: [
    jsonCall('bound', route, {
      options: ({ query }) => overlapOptions(query),
      compute: ({ result }, options) => compareTargets(result, options),
    }),
    streamCall('boundCsv', csv, {
      options: ({ query }) => overlapOptions(query),
      compute: ({ result }, options) => csvPieces(table, compareTargets(result, options)),
    }),
  ],
});
