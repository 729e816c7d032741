import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { countOf } from '@trellis/core/formats';
import type { ReleaseIndex } from '../../site/manifest.ts';
import { siteCitation, siteReadme } from '../../site/readme.ts';
import { releaseBytes, writeSiteReleases, type ReleaseChoice } from '../../site/siteReleases.ts';
import { siteText } from '../../site/siteText.ts';
import { writePages, writeSums } from '../../site/writePages.ts';
import { writeSiteData } from '../../site/writeSite.ts';
import type { Arguments, Command } from '../command.ts';
import { repeated, required, requirePositionals, text } from '../parse.ts';
import { releasesPlace } from '../releasesPlace.ts';
import { siteSettings } from '../siteSettings.ts';
import { UsageError } from '../usageError.ts';
import { withExistingStore } from '../withStore.ts';

const help = `Usage: trellis site --out FOLDER [--edition NAME ...] [--base PATH] [--title TEXT] [...]

Writes the whole site as a folder of files that any web server can send: pages, program and data. The
answers are computed in the browser of each visitor, where results and own analyses stay. Releases that
"trellis release" wrote are copied into it. The same data and the same version of the program give the
same bytes.

Options:
  --out FOLDER      the folder to write; it has to be new or empty
  --edition NAME    a data set of the site (repeat for several; default: all)
  --base PATH       path of the site on its web server, for its page of unknown addresses (default: /)
  --title TEXT      title of the pages (default: Trellis)
  --contact ADDRESS mail address or https address to which the page Feedback leads (default: those of
                    the settings TRELLIS_CONTACT_EMAIL and TRELLIS_ISSUES_URL)
  --releases WHICH  releases in the folder: all, newest or none (default: all)
  --data FOLDER     the data folder (default: data)`;

/** `trellis site`. */
export const siteCommand: Command = {
  name: 'site',
  help,
  options: {
    out: { type: 'string' },
    edition: { type: 'string', multiple: true },
    base: { type: 'string' },
    title: { type: 'string' },
    contact: { type: 'string' },
    releases: { type: 'string' },
    data: { type: 'string' },
  },
  async run(args, output) {
    requirePositionals(args, [], 'site');
    const folder = resolve(required(args, 'out', 'site'));
    const [base, title, choice] = [baseOf(args), text(args, 'title'), choiceOf(args)];
    if (existsSync(folder) && (await readdir(folder)).length > 0)
      throw new UsageError(`the folder ${folder} is not empty`, 'give the path of a new one with --out');
    return withExistingStore(args, async ({ datasets }) => {
      const editions = editionsOf(args, await datasets.editions());
      const settings = siteSettings(args, editions);
      await mkdir(folder, { recursive: true });
      const releases = await writeSiteReleases(datasets, { from: releasesPlace(args), folder, editions, choice });
      const manifest = await writeSiteData(datasets, { folder, editions, settings });
      await writePages(folder, {
        ...{ base, title, site: await siteText(manifest) },
        hasClients: countReleases(releases) > 0,
      });
      await writeFile(`${folder}/README.txt`, siteReadme(manifest, releases, title ?? 'Trellis'));
      await writeFile(`${folder}/CITATION.cff`, siteCitation(manifest, title ?? 'Trellis'));
      // Hosts of pages that run Jekyll would leave out files.
      await writeFile(`${folder}/.nojekyll`, '');
      const { files, bytes } = await writeSums(folder);
      output.print(`written to ${folder}: ${countOf(files, 'file')}, ${megabytes(bytes)}${partOfReleases(releases)}`);
      return 0;
    });
  },
};

/** The editions of the site: those that are named, or all. */
function editionsOf(args: Arguments, known: readonly string[]): readonly string[] {
  const requested = repeated(args, 'edition');
  const editions = requested.length > 0 ? requested : known;
  const unknown = editions.find((edition) => !known.includes(edition));
  if (unknown === undefined && editions.length > 0) return editions;
  throw new UsageError(
    unknown === undefined ? 'the data folder has no data set' : `there is no data set for the edition ${unknown}`,
    `editions: ${known.join(', ')}`,
  );
}

const choices: readonly ReleaseChoice[] = ['all', 'newest', 'none'];

function choiceOf(args: Arguments): ReleaseChoice {
  const requested = text(args, 'releases') ?? 'all';
  const choice = choices.find((one) => one === requested);
  if (choice) return choice;
  throw new UsageError(`--releases is all, newest or none, not "${requested}"`, 'try: trellis site --help');
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const countReleases = ({ editions }: ReleaseIndex): number => editions.flatMap(({ releases }) => releases).length;

/** Which part of the folder is releases. */
function partOfReleases(index: ReleaseIndex): string {
  const count = countReleases(index);
  if (count === 0) return '';
  const bytes = releaseBytes(index.editions.flatMap(({ releases }) => releases));
  return `, of which ${countOf(count, 'release')} ${megabytes(bytes)}`;
}

/** The path of the site, with a slash at both ends. */
function baseOf(args: Arguments): string {
  const base = text(args, 'base') ?? '/';
  if (!/^\/(?:[\w.~-]+\/?)*$/.test(base))
    throw new UsageError(`--base is a path such as /tfs/, not "${base}"`, 'try: trellis site --help');
  return base.endsWith('/') ? base : `${base}/`;
}
