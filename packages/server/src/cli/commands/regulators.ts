import { findRegulators } from '@trellis/contract';
import { listCommand } from '../ask/listCommand.ts';
import { asAnswered, rowsOf } from '../ask/answerFormats.ts';
import { regulatorRows } from '../ask/rows/geneRows.ts';

/** `trellis regulators`. */
export const regulatorsCommand = listCommand({
  name: 'regulators',
  says: 'Ranks the TFs whose targets a gene list is enriched in.',
  formats: new Map([...rowsOf(findRegulators, regulatorRows), ['json', asAnswered(findRegulators)]]),
  more: {
    options: { library: { type: 'string' } },
    help: '  --library QUERY      a query that names the analyses to test (default: all)',
  },
});
