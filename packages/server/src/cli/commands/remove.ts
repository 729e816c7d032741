import { type MakeChange, removeAnalysis, removeDocument, removeEdges } from '@trellis/store';
import type { Arguments, Command } from '../command.ts';
import { readWholeNumber, requirePositionals } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { runChange } from './change.ts';

const help = `Usage: trellis remove analysis ID --edition NAME [--data FOLDER] [--dry-run]
       trellis remove edges TYPE --edition NAME ...
       trellis remove list NAME --edition NAME ...
       trellis remove network NAME --edition NAME ...

Removes one part of an edition's data set.

Options:
  --edition NAME   the data set to change
  --data FOLDER    the data folder (default: data)
  --dry-run        report, but change nothing`;

/** `trellis remove`. */
export const removeCommand: Command = {
  name: 'remove',
  firstWords: ['analysis', 'edges', 'list', 'network'],
  help,
  options: { edition: { type: 'string' }, data: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  run: (args, output) => runChange(args, output, makeRemoval(args), { command: 'remove' }),
};

function makeRemoval(args: Arguments): MakeChange {
  requirePositionals(args, ['a kind (analysis, edges, list, network)', 'an id or a name'], 'remove');
  const [kind, name] = args.words;
  switch (kind) {
    case 'analysis':
      return removeAnalysis(readWholeNumber(name, 0x7fffffff, 'the id of an analysis', 'remove'));
    case 'edges':
      return removeEdges(name);
    case 'list':
      return removeDocument(name, 'lists');
    case 'network':
      return removeDocument(name, 'networks');
    default:
      throw new UsageError(
        `remove knows no kind "${kind}"; kinds are analysis, edges, list, network`,
        'try: trellis remove --help',
      );
  }
}
