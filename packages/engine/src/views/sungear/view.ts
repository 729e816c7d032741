import { exportSungear, narrowSungear, readSungear, type QueryOf } from '@trellis/contract';
import type { SungearOptions } from '@trellis/core';
import { csvCall, streamCall } from '../../call.ts';
import { given } from '../../options.ts';
import { defineView } from '../../view.ts';
import { sungearGroups } from './sungearGroups.ts';
import { sungearJson } from './sungearJson.ts';
import { sungearTable as table } from './table.ts';

const sungearOptions = ({ correction, expected }: QueryOf<typeof readSungear>): SungearOptions => ({
  ...{ correction, expected: given(expected) },
});

export const sungearView = defineView({
  name: 'sungear',
  file: 'sungear',
  about: 'groups of genes by the analyses that target them',
  route: readSungear,
  csv: exportSungear,
  table,
  tabled: ({ result }, { correction }) => sungearGroups(result, { correction, expected: 'universe' }),
  calls: [
    streamCall('sungear', readSungear, {
      isCached: true,
      options: ({ query }) => sungearOptions(query),
      compute: ({ result }, options) => sungearJson(result, options),
    }),
    csvCall('sungearCsv', exportSungear, {
      table,
      options: ({ query }) => sungearOptions(query),
      compute: ({ result }, options) => sungearGroups(result, options),
    }),
    streamCall('sungearOfGenes', narrowSungear, {
      isCached: true,
      options: ({ query, body: { genes } }): SungearOptions => ({ ...sungearOptions(query), genes }),
      compute: ({ result }, options) => sungearJson(result, options),
    }),
  ],
});
