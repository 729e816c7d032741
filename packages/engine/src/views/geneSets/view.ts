import { exportGeneSets, geneSetsMatrixAnswer, readGenesInCommon, readGeneSets } from '@trellis/contract';
import { compareGeneSets, genesInCommon } from '@trellis/core';
import { jsonCall, streamCall } from '../../call.ts';
import { overlapOptions, testedSets } from '../../options.ts';
import { csvPieces } from '../../table.ts';
import { defineView } from '../../view.ts';
import { geneSetsJson } from './geneSetsJson.ts';
import { geneSetsWith } from './table.ts';

export const geneSetsView = defineView({
  name: 'gene-sets',
  file: 'gene_sets',
  about: 'overlap of every pair of analyses',
  route: readGeneSets,
  csv: exportGeneSets,
  table: geneSetsWith([], 'both'),
  tabled: ({ result }, { correction }, { checkpoint }) =>
    compareGeneSets(result, { correction, label: true, model: 'both', ...testedSets }, checkpoint),
  calls: [
    jsonCall('geneSetsMatrix', readGeneSets, {
      answering: geneSetsMatrixAnswer,
      isCached: true,
      options: ({ query }) => overlapOptions(query),
      fits: ({ query }) => query.genes === '0',
      compute: ({ result }, options, { checkpoint }) => compareGeneSets(result, options, checkpoint),
    }),
    streamCall('geneSets', readGeneSets, {
      isCached: true,
      options: ({ query }) => overlapOptions(query),
      compute: ({ result }, options, { checkpoint }) => geneSetsJson(result, options, checkpoint),
    }),
    jsonCall('genesInCommon', readGenesInCommon, {
      options: ({ query }) => ({ ...overlapOptions(query), a: query.a, b: query.b }),
      compute: ({ result }, pair) => ({ genes: genesInCommon(result, pair) }),
    }),
    streamCall('geneSetsCsv', exportGeneSets, {
      options: ({ query }) => ({ ...overlapOptions(query), fields: query.fields ?? [] }),
      compute: ({ result }, { fields, ...options }, { checkpoint }) =>
        csvPieces(geneSetsWith(fields, options.model), compareGeneSets(result, options, checkpoint)),
    }),
  ],
});
