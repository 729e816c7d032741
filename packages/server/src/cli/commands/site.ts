import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { countOf } from '@trellis/core/formats';
import { readConfig } from '../../config/config.ts';
import { siteCitation, siteReadme } from '../../site/readme.ts';
import { writePages, writeSums } from '../../site/writePages.ts';
import { writeSiteData } from '../../site/writeSite.ts';
import type { Arguments, Command } from '../command.ts';
import { repeated, required, requireWords, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withExistingStore } from '../withStore.ts';

const help = `Usage: trellis site --out FOLDER [--edition NAME ...] [--base PATH] [--title TEXT] [--data FOLDER]

Writes the whole site as a folder of files that any web server can send: pages, program and data. The
answers are computed in the browser of each visitor, where results and own analyses stay. The same data
and the same version of the program give the same bytes.

Options:
  --out FOLDER      the folder to write; it has to be new or empty
  --edition NAME    a data set of the site (repeat for several; default: all)
  --base PATH       path of the site on its web server, for its page of unknown addresses (default: /)
  --title TEXT      title of the pages (default: Trellis)
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
    data: { type: 'string' },
  },
  async run(args, output) {
    requireWords(args, [], 'site');
    const folder = resolve(required(args, 'out', 'site'));
    const [base, title] = [baseOf(args), text(args, 'title')];
    if (existsSync(folder) && (await readdir(folder)).length > 0)
      throw new UsageError(`the folder ${folder} is not empty`, 'give the path of a new one with --out');
    return withExistingStore(args, async ({ datasets }) => {
      const known = await datasets.editions();
      const asked = repeated(args, 'edition');
      const editions = asked.length > 0 ? asked : known;
      const unknown = editions.find((edition) => !known.includes(edition));
      if (unknown !== undefined || editions.length === 0)
        throw new UsageError(
          unknown === undefined
            ? 'the data folder has no data set'
            : `there is no data set for the edition ${unknown}`,
          `editions: ${known.join(', ')}`,
        );
      await mkdir(folder, { recursive: true });
      const manifest = await writeSiteData(datasets, { folder, editions, settings: settingsOf(editions) });
      await writePages(folder, { base, title });
      await writeFile(`${folder}/README.txt`, siteReadme(manifest, title ?? 'Trellis'));
      await writeFile(`${folder}/CITATION.cff`, siteCitation(manifest, title ?? 'Trellis'));
      // Hosts of pages that run Jekyll would leave out files.
      await writeFile(`${folder}/.nojekyll`, '');
      const { files, bytes } = await writeSums(folder);
      output.print(`written to ${folder}: ${countOf(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`);
      return 0;
    });
  },
};

/** The path of the site, with a slash at both ends. */
function baseOf(args: Arguments): string {
  const base = text(args, 'base') ?? '/';
  if (!/^\/(?:[\w.~-]+\/?)*$/.test(base))
    throw new UsageError(`--base is a path such as /tfs/, not "${base}"`, 'try: trellis site --help');
  return base.endsWith('/') ? base : `${base}/`;
}

/** The settings of the environment that the calls of pages read. The first edition is that of an address that names none. */
function settingsOf([first]: readonly string[]) {
  const { uploadRows, issuesUrl, guideEditUrl, contactEmail, repositoryUrl, paperUrl } = readConfig({});
  return { edition: first, uploadRows, issuesUrl, guideEditUrl, contactEmail, repositoryUrl, paperUrl };
}
