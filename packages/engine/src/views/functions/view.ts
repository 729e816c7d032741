import { drawResultFunctions, exportResultFunctions, readResultFunctions, readTermGenes } from '@trellis/contract';
import { genesOfTerm, testResultFunctions } from '@trellis/core';
import { jsonCall, streamCall } from '../../call.ts';
import { termOptions } from '../../options.ts';
import { csvPieces } from '../../table.ts';
import { defineView } from '../../view.ts';
import { functionsWith } from './table.ts';

export const functionsView = defineView({
  name: 'functions',
  file: 'functions',
  about: 'enriched terms of the Gene Ontology',
  route: readResultFunctions,
  csv: exportResultFunctions,
  figure: drawResultFunctions,
  table: functionsWith('both'),
  tabledRows: 'a row per term and gene set with an adjusted p-value up to 0.05',
  tabled: ({ result }, { correction }, { checkpoint }) => ({
    ...testResultFunctions(result, { correction, model: 'both' }, checkpoint),
    onlyEnriched: true,
  }),
  calls: [
    jsonCall('resultFunctions', readResultFunctions, {
      isCached: true,
      options: ({ query }) => ({ ...termOptions(query), top: query.top, label: query.label === '1' }),
      compute: ({ result }, options, { checkpoint }) => testResultFunctions(result, options, checkpoint),
    }),
    jsonCall('termGenes', readTermGenes, {
      options: ({ query: { term, set = 0, evidence } }) => ({ term, set, evidence }),
      compute: ({ result }, options) => ({ genes: genesOfTerm(result, options) }),
    }),
    streamCall('functionsCsv', exportResultFunctions, {
      options: ({ query }) => termOptions(query),
      compute: ({ result }, options, { checkpoint }) =>
        csvPieces(functionsWith(options.model), testResultFunctions(result, options, checkpoint)),
    }),
  ],
});
