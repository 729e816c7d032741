import type { RegulatorBenchmark } from '@trellis/core/regulators';
import type { Static } from 'typebox';
import { route } from './route.ts';
import type { Immutable, Wire } from './wire.ts';
import type * as schemas from './schemas/regulatorAccuracy.ts';

export type RegulatorAccuracyMessage = Immutable<Static<typeof schemas.RegulatorAccuracySchema>>;

const accuracyWire: Wire<RegulatorBenchmark, RegulatorAccuracyMessage> = {
  encode: ({ perturbation: { queries, queryTfs, tooFew, scores }, stimulus }) => ({
    perturbation: { queries, query_tfs: queryTfs, left_out_fewer_than_10: tooFew, scores },
    stimulus,
  }),
  decode: ({ perturbation: { queries, query_tfs: queryTfs, left_out_fewer_than_10: tooFew, scores }, stimulus }) => ({
    perturbation: { queries, queryTfs, tooFew, scores },
    stimulus,
  }),
};

export const readRegulatorAccuracy = route<typeof schemas.readRegulatorAccuracy>()({
  method: 'GET',
  path: '/api/regulators/accuracy/',
  wire: accuracyWire,
});
