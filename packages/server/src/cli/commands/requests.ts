import { countOf, formatCount } from '@trellis/core/formats';
import type { RequestStore } from '@trellis/store';
import { readConfig } from '../../config/config.ts';
import { expireOwnData } from '../../data/expireOwnData.ts';
import { alignColumns } from '../alignColumns.ts';
import type { Arguments, Command, Output } from '../command.ts';
import { requirePositionals, wholeNumber } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withExistingStore } from '../withStore.ts';

const help = `Usage: trellis requests list [--data FOLDER]
       trellis requests remove ID [--data FOLDER]
       trellis requests expire [--days N] [--data FOLDER]

list: the requests with analyses of users' own: id, edition, time, number and size of the analyses, the
oldest first. remove: deletes a request, with its revisions and the analyses that came with it; any
request can be removed. expire: deletes the requests with analyses of users' own that are older than N
days (default: TRELLIS_OWN_DATA_DAYS). A deleted request answers 410, and restoring a backup into the
same store does not bring it back.

Options:
  --days N         age in days
  --data FOLDER    the data folder (default: data)`;

/** Largest age in days that can be asked for: a century. */
const maxDays = 36_500;

/** `trellis requests`. */
export const requestsCommand: Command = {
  name: 'requests',
  firstWords: ['list', 'remove', 'expire'],
  help,
  options: { data: { type: 'string' }, days: { type: 'string' } },
  async run(args, output) {
    const [action] = args.words;
    return withExistingStore(args, ({ requests }) => runAction(action, { args, output, requests }));
  },
};

interface Running {
  readonly args: Arguments;
  readonly output: Output;
  readonly requests: RequestStore;
}

function runAction(action: string | undefined, running: Running): Promise<number> {
  switch (action) {
    case 'list':
      return list(running);
    case 'remove':
      return remove(running);
    case 'expire':
      return expire(running);
    default:
      throw new UsageError('requests needs list, remove or expire', 'try: trellis requests --help');
  }
}

async function list({ args, output, requests }: Running): Promise<number> {
  requirePositionals(args, ['list'], 'requests');
  const found = await requests.withOwnData();
  const rows = found.map(({ id, edition, created, analyses, bytes }) => [
    id,
    edition,
    created,
    formatCount(analyses),
    formatCount(bytes),
  ]);
  for (const line of alignColumns([['id', 'edition', 'time', 'analyses', 'bytes'], ...rows])) output.print(line);
  return 0;
}

async function remove({ args, output, requests }: Running): Promise<number> {
  requirePositionals(args, ['remove', 'an id'], 'requests');
  const [, id] = args.words;
  if (!(await requests.find(id))) throw new UsageError(`there is no request ${id}`, 'try: trellis requests list');
  await requests.delete(id);
  output.print(`${id}: deleted`);
  return 0;
}

async function expire({ args, output, requests }: Running): Promise<number> {
  requirePositionals(args, ['expire'], 'requests');
  const days = wholeNumber(args, 'days', maxDays, 'requests') ?? (readConfig({}).ownDataDays || undefined);
  if (days === undefined)
    throw new UsageError(
      'requests expire needs --days or the setting TRELLIS_OWN_DATA_DAYS',
      'try: trellis requests --help',
    );
  const expired = await expireOwnData(requests, days);
  for (const id of expired) output.print(`${id}: deleted`);
  output.print(`${countOf(expired.length, 'request')} with own data deleted, older than ${countOf(days, 'day')}`);
  return 0;
}
