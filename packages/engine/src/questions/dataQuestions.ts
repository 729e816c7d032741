import { readRegulatorAccuracy, searchEverything } from '@trellis/contract';
import { benchmarkRegulators } from '@trellis/core/regulators';
import { openSearch, searchDataset, type SearchOptions } from '@trellis/core/search';
import { jsonQuestion } from './question.ts';

/** How well the regulators of a list are found in the data set. */
export const regulatorAccuracy = jsonQuestion('regulatorAccuracy', readRegulatorAccuracy, {
  compute: async (_: object, { dataset, tables }) => benchmarkRegulators(dataset, await tables.texts()),
});

/** What of the data set has some words. */
export const search = jsonQuestion('search', searchEverything, {
  isQuick: () => true,
  isSearch: true,
  compute(options: SearchOptions, { dataset, task: { search: index } }) {
    if (!index) throw new Error('a search needs an index');
    return searchDataset(dataset, openSearch(index), options);
  },
});
