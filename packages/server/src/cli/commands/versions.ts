import { TrellisError } from '@trellis/core';
import type { DatasetStore, KeptVersion } from '@trellis/store';
import { alignColumns } from '../alignColumns.ts';
import type { Arguments, Command, Output } from '../command.ts';
import { isSet, required, requirePositionals, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';
import { differenceLines } from './differenceLines.ts';

const help = `Usage: trellis versions list [--edition NAME] [--data FOLDER]
       trellis versions pin VERSION --edition NAME [--off] [--data FOLDER]
       trellis versions remove VERSION --edition NAME [--data FOLDER]
       trellis versions diff VERSION [VERSION] --edition NAME [--data FOLDER]

Lists the versions of the data sets that are kept, keeps one as long as it is pinned, removes an
older one, or compares one with another (default: with the newest). VERSION is "newest", or at
least 8 characters of the version. An import keeps TRELLIS_KEEP_VERSIONS versions (default 3), the
new one included, and the pinned ones.

Options:
  --edition NAME   the data set
  --off            of pin: the version is no longer pinned
  --data FOLDER    the data folder (default: data)`;

/** `trellis versions`. */
export const versionsCommand: Command = {
  name: 'versions',
  firstWords: ['list', 'pin', 'remove', 'diff'],
  help,
  options: { edition: { type: 'string' }, off: { type: 'boolean' }, data: { type: 'string' } },
  run: (args, output) => withStore(args, ({ datasets }) => runAction(datasets, args, output)),
};

const hint = 'try: trellis versions --help';

async function runAction(store: DatasetStore, args: Arguments, output: Output): Promise<number> {
  const [action, ...words] = args.words;
  if (action === undefined) throw new UsageError('versions needs an action (list, pin, remove, diff)', hint);
  const name = `versions ${action}`;
  const rest = { ...args, words };
  if (isSet(args, 'off') && action !== 'pin') throw new UsageError(`${name} has no option --off`, hint);
  if (action === 'list') requirePositionals(rest, [], name);
  else if (action !== 'diff' || words.length < 2) requirePositionals(rest, ['a version'], name);
  else requirePositionals(rest, ['a version', 'a version'], name);
  switch (action) {
    case 'list':
      return list(store, args, output);
    case 'pin':
      return pin(store, await chosen(store, rest, words[0]), { pinned: !isSet(args, 'off'), output });
    case 'remove':
      return remove(store, await chosen(store, rest, words[0]), output);
    case 'diff':
      return diff(store, await chosen(store, rest, words[0]), {
        to: await chosen(store, rest, words[1] ?? 'newest'),
        output,
      });
    default:
      throw new UsageError(`versions knows no action "${action}"; actions are list, pin, remove, diff`, hint);
  }
}

async function list(store: DatasetStore, args: Arguments, { print }: Output): Promise<number> {
  const edition = text(args, 'edition');
  const rows: string[][] = [];
  for (const each of edition === undefined ? await store.editions() : [edition])
    for (const [i, version] of (await keptOf(store, each)).entries()) rows.push(rowOf(version, i === 0));
  for (const line of alignColumns([['edition', 'version', 'imported', 'state', 'analyses', 'label'], ...rows]))
    print(line);
  return 0;
}

function rowOf({ header, imported, pinned }: KeptVersion, isNewest: boolean): string[] {
  const states = [...(isNewest ? ['newest'] : []), ...(pinned ? ['pinned'] : [])];
  const { edition, version, counts, label } = header;
  const time = imported?.slice(0, 16).replace('T', ' ') ?? 'not recorded';
  return [edition, shown(version), time, states.join(', '), String(counts.analyses), label];
}

interface Chosen {
  readonly edition: string;
  readonly version: string;
}

async function pin(
  store: DatasetStore,
  { edition, version }: Chosen,
  { pinned, output }: { readonly pinned: boolean; readonly output: Output },
): Promise<number> {
  await store.pin(edition, version, pinned);
  output.print(`${edition}: version ${shown(version)} is ${pinned ? 'pinned' : 'no longer pinned'}`);
  return 0;
}

async function remove(store: DatasetStore, { edition, version }: Chosen, { print }: Output): Promise<number> {
  await store.remove(edition, version);
  print(`${edition}: version ${shown(version)} removed`);
  return 0;
}

async function diff(
  store: DatasetStore,
  { edition, version }: Chosen,
  { to, output }: { readonly to: Chosen; readonly output: Output },
): Promise<number> {
  const images = [await store.image(edition, version), await store.image(edition, to.version)] as const;
  for (const line of differenceLines(...images)) output.print(line);
  return 0;
}

/** Finds a kept version by its beginning. Throws `bad-request` when none or several begin so. */
async function chosen(store: DatasetStore, args: Arguments, word: string): Promise<Chosen> {
  const edition = required(args, 'edition', 'versions');
  const kept = (await keptOf(store, edition)).map(({ header }) => header.version);
  if (word === 'newest') return { edition, version: kept[0] };
  if (!/^[0-9a-f]{8,64}$/.test(word))
    throw new UsageError(`a version is "newest" or at least 8 characters of 0-9 and a-f, not "${word}"`, hint);
  const found = kept.filter((version) => version.startsWith(word));
  if (found.length === 1) return { edition, version: found[0] };
  throw new TrellisError(
    'bad-request',
    found.length === 0
      ? `no version of "${edition}" begins with ${word} (trellis versions list)`
      : `several versions of "${edition}" begin with ${word}: give more characters`,
  );
}

async function keptOf(store: DatasetStore, edition: string): Promise<KeptVersion[]> {
  const kept = await store.versions(edition);
  if (kept.length > 0) return kept;
  throw new TrellisError('unknown-edition', `there is no data set "${edition}"`);
}

const shown = (version: string): string => version.slice(0, 12);
