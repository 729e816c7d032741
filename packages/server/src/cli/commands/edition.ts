import { TrellisError } from '@trellis/core';
import { changeEdition, editionKeys, editionText } from '@trellis/core/yaml';
import { changeSettings, readEditionFile } from '@trellis/store';
import type { Arguments, Command, Output } from '../command.ts';
import { newEdition } from '../edition/newEdition.ts';
import { refuseOptions, required, requirePositionals } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withExistingStore } from '../withStore.ts';
import { runChange } from './change.ts';

const hint = 'try: trellis edition --help';

/** Options that only a new edition has. */
const newOptions = ['title', 'species', 'taxon', 'release', 'genes', 'go', 'orthologs', 'out'];

const help = `Usage: trellis edition new NAME [--title T] [--species S] [--genes FILE] [--out DIR] ...
       trellis edition show --edition NAME [--data FOLDER]
       trellis edition set KEY=VALUE .. --edition NAME [--data FOLDER] [--dry-run]
       trellis edition set FILE.yaml --edition NAME ...

What an edition is: its title and species, link-outs, examples, kinds of evidence, host names. "new" writes a folder to fill
and to import; on a terminal it asks for what is not given. "show" prints the edition.yaml of a data set, "set" changes it:
a value is YAML (hosts=[yeast.example.org]), an empty one (annotation=) removes the key, a file replaces all of it.

Keys: ${editionKeys.join(', ')}

Options of new:
  --title TEXT           short name of the species, for menus and titles
  --species TEXT         scientific name
  --taxon NUMBER         number of the species in the NCBI taxonomy
  --release TEXT         release of the genes
  --genes FILE           the genes: GFF3, or a table with a column gene_id
  --go FILE              GO annotations: GAF, or a table gene_id, go_id (with a go.obo next to it)
  --orthologs NAME=FILE  a table of orthologs of another edition; can be repeated
  --out DIR              the folder to write (default: NAME)

Options of show and set:
  --edition NAME   the data set
  --data FOLDER    the data folder (default: data)
  --dry-run        report, but change nothing`;

/** `trellis edition`. */
export const editionCommand: Command = {
  name: 'edition',
  firstWords: ['new', 'show', 'set'],
  help,
  options: {
    edition: { type: 'string' },
    data: { type: 'string' },
    'dry-run': { type: 'boolean' },
    title: { type: 'string' },
    species: { type: 'string' },
    taxon: { type: 'string' },
    release: { type: 'string' },
    genes: { type: 'string' },
    go: { type: 'string' },
    orthologs: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
  async run(args, output) {
    const [action, ...words] = args.words;
    const rest = { ...args, words };
    switch (action) {
      case 'new':
        refuseOptions(rest, ['edition', 'data', 'dry-run'], 'edition new');
        return newEdition(rest, output);
      case 'show':
        refuseOptions(rest, [...newOptions, 'dry-run'], 'edition show');
        return showEdition(rest, output);
      case 'set':
        refuseOptions(rest, newOptions, 'edition set');
        return setEdition(rest, output);
      default:
        throw new UsageError(
          action === undefined ? 'edition needs new, show or set' : `edition does not know "${action}"`,
          hint,
        );
    }
  },
};

async function showEdition(args: Arguments, output: Output): Promise<number> {
  requirePositionals(args, [], 'edition show');
  const edition = required(args, 'edition', 'edition show');
  const { settings } = await withExistingStore(args, ({ datasets }) => datasets.profile(edition));
  output.print(editionText(settings).trimEnd() || '# nothing is said about this edition yet');
  return 0;
}

async function setEdition(args: Arguments, output: Output): Promise<number> {
  const { words } = args;
  if (words.length === 0) throw new UsageError('edition set needs KEY=VALUE or a file', hint);
  const [file] = words;
  if (words.length === 1 && /\.ya?ml$/i.test(file)) {
    const settings = await readEditionFile({ path: file, shown: file });
    return runChange(
      args,
      output,
      changeSettings(() => settings),
      { command: 'edition set' },
    );
  }
  const changes = words.map(changeOf);
  const change = changeSettings((settings) => changeEdition(settings, changes));
  return runChange(args, output, change, { command: 'edition set' });
}

function changeOf(word: string): readonly [key: string, value: string] {
  const equals = word.indexOf('=');
  if (equals <= 0) throw new UsageError(`edition set takes KEY=VALUE, not "${word}"`, hint);
  const key = word.slice(0, equals);
  if (!editionKeys.includes(key))
    throw new TrellisError('bad-request', `an edition has no "${key}"; it has ${editionKeys.join(', ')}`);
  return [key, word.slice(equals + 1)];
}
