import { exportSungear, narrowSungear, readSungear } from '@trellis/contract';
import type { SungearOptions } from '@trellis/core';
import { csvCall, streamCall } from '../../call.ts';
import { defineView } from '../../view.ts';
import { sungearGroups } from './sungearGroups.ts';
import { sungearJson } from './sungearJson.ts';
import { sungearTable as table } from './table.ts';

export const sungearView = defineView({
  name: 'sungear',
  file: 'sungear',
  about: 'groups of genes by the analyses that target them',
  route: readSungear,
  csv: exportSungear,
  table,
  tabled: ({ result }, { correction }) => sungearGroups(result, { correction }),
  calls: [
    streamCall('sungear', readSungear, {
      isCached: true,
      options: ({ query: { correction } }): SungearOptions => ({ correction }),
      compute: ({ result }, options) => sungearJson(result, options),
    }),
    csvCall('sungearCsv', exportSungear, {
      table,
      options: ({ query: { correction } }): SungearOptions => ({ correction }),
      compute: ({ result }, options) => sungearGroups(result, options),
    }),
    streamCall('sungearOfGenes', narrowSungear, {
      isCached: true,
      options: ({ query: { correction }, body: { genes } }): SungearOptions => ({ genes, correction }),
      compute: ({ result }, options) => sungearJson(result, options),
    }),
  ],
});
