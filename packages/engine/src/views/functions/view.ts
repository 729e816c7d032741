import { drawResultFunctions, exportResultFunctions, readResultFunctions, readTermGenes } from '@trellis/contract';
import { genesOfTerm } from './termGenes.ts';
import { testResultFunctions } from './testResultFunctions.ts';
import { jsonCall, streamCall } from '../../call.ts';
import { levelOptions, termOptions } from '../../options.ts';
import { atLevel } from '../../atLevel.ts';
import { csvPieces } from '../../table.ts';
import { universeText } from '../../testText.ts';
import { defineView } from '../../view.ts';
import { functionsWith } from './table.ts';

export const functionsView = defineView({
  name: 'functions',
  about: 'enriched terms of the Gene Ontology',
  route: readResultFunctions,
  csv: exportResultFunctions,
  figure: drawResultFunctions,
  table: functionsWith('both'),
  testText: (result) =>
    `Hypergeometric test, one-sided, among those of the ${universeText(result)} that have an annotation in the aspect, Benjamini-Hochberg over the terms of each gene set.`,
  alpha: 0.05,
  tabledRows: 'a row per term and gene set with an adjusted p-value up to 0.05',
  tabled: ({ result }, { correction }, { checkpoint }) => ({
    ...testResultFunctions(result, { correction, model: 'both' }, checkpoint),
    onlyEnriched: true,
  }),
  calls: [
    jsonCall('resultFunctions', readResultFunctions, {
      isCached: true,
      options: ({ query }) => ({ ...termOptions(query), top: query.top, label: query.label === '1' }),
      compute: (evaluated, options, { checkpoint }) =>
        testResultFunctions(atLevel(evaluated, options), options, checkpoint),
    }),
    jsonCall('termGenes', readTermGenes, {
      options: ({ query: { term, set = 0, evidence, ...query } }) => ({
        ...levelOptions(query),
        term,
        set,
        evidence,
      }),
      compute: (evaluated, options) => ({ genes: genesOfTerm(atLevel(evaluated, options), options) }),
    }),
    streamCall('functionsCsv', exportResultFunctions, {
      options: ({ query }) => termOptions(query),
      compute: (evaluated, options, { checkpoint }) =>
        csvPieces(
          functionsWith(options.model),
          testResultFunctions(atLevel(evaluated, options), options, checkpoint),
        ),
    }),
  ],
});
