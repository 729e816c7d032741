import { drawResultFunctions, exportResultFunctions, readResultFunctions, readTermGenes } from '@trellis/contract';
import { genesOfTerm, testResultFunctions } from '@trellis/core';
import { jsonCall, streamCall } from '../../call.ts';
import { termOptions } from '../../options.ts';
import { csvPieces } from '../../table.ts';
import { defineView } from '../../view.ts';
import { functionsTable } from './table.ts';

export const functionsView = defineView({
  name: 'functions',
  file: 'functions',
  about: 'enriched terms of the Gene Ontology',
  route: readResultFunctions,
  csv: exportResultFunctions,
  figure: drawResultFunctions,
  table: functionsTable,
  tabled: ({ result }, { correction }, { checkpoint }) => ({
    ...testResultFunctions(result, { correction }, checkpoint),
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
        csvPieces(functionsTable, testResultFunctions(result, options, checkpoint)),
    }),
  ],
});
