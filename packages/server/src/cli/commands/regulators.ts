import { regulatorsOfList } from '@trellis/engine';
import { listCommand } from '../ask/listCommand.ts';

/** `trellis regulators`. */
export const regulatorsCommand = listCommand(regulatorsOfList, {
  options: { library: { type: 'string' } },
  help: '  --library QUERY      a query that names the analyses to test (default: all)',
});
