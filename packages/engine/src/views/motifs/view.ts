import {
  drawMotifs,
  exportMotifs,
  readMotifLegend,
  readMotifs,
  testChosenMotifs,
  type Motifs,
} from '@trellis/contract';
import { defaultRegions } from '@trellis/core/views';
import { motifLegend } from './motifColumns.ts';
import { testIndividualMotifs } from './individualMotifs.ts';
import { testMotifs } from './testMotifs.ts';
import { csvCall, jsonCall } from '../../call.ts';
import { motifsAssistant as assistant } from './assistant.ts';
import { given, motifOptions, testOptions } from '../../options.ts';
import { atLevel } from '../../atLevel.ts';
import { universeText } from '../../testText.ts';
import { defineView } from '../../view.ts';
import { clusterData, individualData } from './motifData.ts';
import { motifsTable as table } from './table.ts';

export const motifsView = defineView({
  name: 'motifs',
  about: 'enriched motif clusters',
  route: readMotifs,
  csv: exportMotifs,
  figure: drawMotifs,
  alpha: 0.05,
  table,
  testText: (result) =>
    `Fisher's exact test on numbers of genes with a motif hit (${defaultRegions.join(', ')}), one-sided, drawn from the ${universeText(result)}, Bonferroni over all analyses, regions and motifs.`,
  assistant,
  tabled: async ({ result }, { correction }, { motifs }): Promise<Motifs> =>
    testMotifs(result, await clusterData(motifs, undefined), { correction, test: 'genes' }),
  calls: [
    jsonCall('motifs', readMotifs, {
      isCached: true,
      options: ({ query }) => motifOptions(query),
      compute: async (evaluated, options, { motifs }) =>
        testMotifs(atLevel(evaluated, options), await clusterData(motifs, options.regions), options),
    }),
    csvCall('motifsCsv', exportMotifs, {
      table,
      options: ({ query }) => motifOptions(query),
      compute: async (evaluated, options, { motifs }): Promise<Motifs> =>
        testMotifs(atLevel(evaluated, options), await clusterData(motifs, options.regions), options),
    }),
    jsonCall('motifLegend', readMotifLegend, {
      options: ({ query }) => testOptions(query),
      compute: (evaluated, options) => motifLegend(atLevel(evaluated, options), options),
    }),
    jsonCall('individualMotifs', testChosenMotifs, {
      isCached: true,
      options: ({ query, body: { regions, motifs } }) => ({
        ...testOptions(query),
        ...{ test: given(query.test), regions, motifs },
      }),
      compute: async (evaluated, options, { motifs }) =>
        testIndividualMotifs(
          atLevel(evaluated, options),
          await individualData(motifs, evaluated.result.dataset, options.regions),
          options,
        ),
    }),
  ],
});
