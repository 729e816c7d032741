import { exportRegulators, findRegulators } from '@trellis/contract';
import { regulatorAnalysesTable, strongestTable } from '@trellis/engine';
import { asAnswered, csvOf, numbersOf } from '../ask/answerFormats.ts';
import { listCommand } from '../ask/listCommand.ts';

/** `trellis regulators`. */
export const regulatorsCommand = listCommand({
  name: 'regulators',
  says: 'Ranks the TFs whose targets a gene list is enriched in.',
  formats: new Map([
    ...csvOf(exportRegulators, numbersOf(strongestTable, regulatorAnalysesTable)),
    ['json', asAnswered(findRegulators)],
  ]),
  described: findRegulators,
  more: {
    options: { library: { type: 'string' } },
    help: '  --library QUERY      a query that names the analyses to test (default: all)',
  },
});
