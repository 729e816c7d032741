import { exportDifference, readDifference } from '@trellis/contract';
import { csvText } from '@trellis/core/formats';
import { compareResults, differenceTable, type DifferencePart } from '@trellis/core/versions';
import { jsonCall, textCall } from '../../call.ts';

/** The same query on another version of the data set, which the host chooses. */
export const difference = jsonCall('difference', readDifference, {
  isCached: true,
  compute: ({ result }, _, { compared }) => compareResults(result, compared().result),
});

export const differenceCsv = textCall('differenceCsv', exportDifference, {
  compute: ({ result }, { part }: { readonly part: DifferencePart }, { compared }) =>
    csvText(differenceTable(compareResults(result, compared().result), part)),
});

export const versionCalls = [difference, differenceCsv];
