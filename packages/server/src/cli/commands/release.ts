import { countOf } from '@trellis/core/formats';
import { writeRelease } from '@trellis/store';
import type { Arguments, Command } from '../command.ts';
import { required, requirePositionals, text } from '../parse.ts';
import { releasesPlace } from '../releasesPlace.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis release --edition NAME [--out FOLDER] [--data FOLDER] [...]

Writes a version of a data set as files for other programs: tables as Parquet and CSV, regulons,
gene sets, and their description. The release is FOLDER/EDITION/VERSION. The site lists it on
its page Downloads if FOLDER is that of the setting TRELLIS_RELEASES. A release that is there is
never changed. The same version and options give the same bytes.

Options:
  --edition NAME      the data set to read
  --out FOLDER        folder of all releases (default: TRELLIS_RELEASES, else releases in the data folder)
  --version VERSION   an older version that is kept, by its first characters (default: the newest)
  --url ADDRESS       address at which the site is reached, for links in the description
  --creator NAME      person or group that publishes the release
  --released DATE     date of the publication, YYYY-MM-DD
  --data FOLDER       the data folder (default: data)`;

/** `trellis release`. */
export const releaseCommand: Command = {
  name: 'release',
  help,
  options: {
    ...{ edition: { type: 'string' }, out: { type: 'string' }, version: { type: 'string' } },
    ...{
      url: { type: 'string' },
      creator: { type: 'string' },
      released: { type: 'string' },
      data: { type: 'string' },
    },
  },
  async run(args, output) {
    requirePositionals(args, [], 'release');
    const edition = required(args, 'edition', 'release');
    const options = {
      edition,
      folder: text(args, 'out') || releasesPlace(args),
      version: text(args, 'version'),
      ...publicationOf(args),
    };
    return withStore(args, async ({ datasets }) => {
      const progress = (fraction: number): void => output.progress(fraction);
      const { header, folder, isNew } = await writeRelease(datasets, { ...options, progress });
      const what = countOf(header.counts.interactions, 'interaction', 'interactions');
      output.print(isNew ? `written to ${folder}: ${what}` : `${folder} is there already; nothing was changed`);
      return 0;
    });
  },
};

function publicationOf(args: Arguments) {
  const [url, creator, released] = [text(args, 'url'), text(args, 'creator'), text(args, 'released')];
  const hint = 'try: trellis release --help';
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    throw new UsageError(`--url is an http or https address, not "${url}"`, hint);
  if (released !== undefined && !isDate(released))
    throw new UsageError(`--released is a date such as 2026-01-31, not "${released}"`, hint);
  return { url, creator: creator || undefined, released };
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
