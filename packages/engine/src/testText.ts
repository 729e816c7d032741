import { countBits } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { chooseSets, testedSetsText } from '@trellis/core/views';
import { testedSets } from './options.ts';

/** The genes that tests count in: `27,206 genes that code for protein`. */
export const universeText = ({ universe, inputs }: Result): string =>
  `${countOf(countBits(universe), 'gene')} ${inputs.background ? 'of the background' : 'that code for protein'}`;

/** Which genes tests of overlaps compare, and among which, where nothing else is chosen. */
export const overlapsText = (result: Result): string =>
  testedSetsText(chooseSets(result, testedSets).choice, result.inputs.background !== undefined);
