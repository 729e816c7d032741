import { propagateAnnotations } from '@trellis/core/ontology';
import { viewCalls } from '@trellis/engine';
import type { LoadedDataset } from '../data/datasets.ts';
import type { ValidatorOf } from './pageRouter.ts';

/**
 * What the first call of each view would wait for, in small steps: the parts of the data, the programs that check its options, and what is
 * computed once for a data set.
 */
export const viewPreparations = (
  loaders: readonly (() => Promise<void>)[],
  { dataset }: Pick<LoadedDataset, 'dataset'>,
  validatorOf: ValidatorOf,
): readonly (() => unknown)[] => [
  ...loaders,
  ...viewCalls.flatMap(({ route }) => (route ? [() => validatorOf(route, 'query')] : [])),
  () => dataset.go && propagateAnnotations(dataset.go),
];
