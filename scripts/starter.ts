/**
 * `npm run starter -- [--mirror DIR|URL]`: makes starter/arabidopsis and starter/NOTICE.md from the recipes whose sources
 * have an open license. A test compares them with what is in the repository.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { countOf } from '@trellis/core/formats';
import {
  convertEdition,
  defaultCacheFolder,
  fetchSources,
  folderOutput,
  readFetched,
  type MakeReport,
  type Output,
  type Recipe,
} from '@trellis/recipes';
import { filesOfEditions } from '../packages/server/src/cli/fetch/describeFiles.ts';
import { openSources } from '../packages/server/src/cli/fetch/openSources.ts';
import { readRecipes } from '../packages/server/src/cli/fetch/recipesFolder.ts';

export const starterFolder = fileURLToPath(new URL('../starter/', import.meta.url));

const edition = 'arabidopsis';
const label = 'the starter set of openly licensed experiments';

interface Place {
  /** Gets `arabidopsis/` in the import layout, which is replaced, and `NOTICE.md`. */
  readonly folder: string;
  readonly cache: string;
  readonly mirror?: string;
}

/** Makes the starter set. */
export async function makeStarter({ folder, cache, mirror }: Place): Promise<void> {
  const all = (await readRecipes(undefined)).filter((recipe) => recipe.edition === edition);
  const recipes = openSources(all).recipes.filter(({ sources }) => sources.some(({ files }) => files.length > 0));
  const files = filesOfEditions([{ edition, recipes }]);
  const fetched = await fetchSources({ files, cache, mirror, env: process.env, jobs: 4 });
  if (fetched.missing.length > 0) throw new Error(`${fetched.missing[0].file.url}: ${fetched.missing[0].reason}`);
  await rm(join(folder, edition), { recursive: true, force: true });
  const output = packed(folderOutput(join(folder, edition)));
  const reports = await convertEdition({ edition, recipes, read: readFetched(fetched), output });
  await output.write('dataset.json', `${JSON.stringify({ label }, null, 2)}\n`);
  await writeFile(join(folder, 'NOTICE.md'), noticeOf(recipes, reports));
}

/** Packs data files; what people read stays text. */
const packed = (output: Output): Output => ({
  write: (path, content) =>
    /\.(csv|tsv)$/.test(path)
      ? output.write(`${path}.gz`, gzipSync(content, { level: 9 }))
      : output.write(path, content),
});

function noticeOf(recipes: readonly Recipe[], reports: readonly MakeReport[]): string {
  const parts = recipes.flatMap((recipe) =>
    recipe.sources
      .filter(({ files }) => files.length > 0)
      .map((source) => {
        const made = reports.filter((report) => report.recipe === recipe.name && report.files > 0);
        const analyses = made.reduce((sum, { make, made: count }) => sum + (make === 'analyses' ? count : 0), 0);
        const others = made.map(({ make }) => make).filter((make) => make !== 'analyses');
        const titles = [...(analyses > 0 ? [countOf(analyses, 'analysis', 'analyses')] : []), ...others];
        return [
          `## ${recipe.title}`,
          '',
          `- Made: ${[...new Set(titles)].join(', ')}`,
          `- Source: <${source.url}>`,
          `- Files: ${source.files.map(({ path }) => `\`${path}\``).join(', ')}`,
          `- License: ${source.license}`,
          `- Citation: ${source.citation}${source.doi === '' ? '' : ` <https://doi.org/${source.doi}>`}`,
          `- Recipe: \`recipes/${edition}/${recipe.name}.yaml\`, version ${recipe.version}`,
          '',
        ].join('\n');
      }),
  );
  return [notice, ...parts].join('\n');
}

const notice = `# Notice

The folder \`${edition}\` holds data of other people, converted from the public sources below by the recipes of this repository.
The license of the program does not apply to them: each part keeps the license of its source, whose text is in \`licenses/\`.
\`npm run starter\` makes the folder and this file again.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { mirror: { type: 'string' } } });
  await makeStarter({ folder: starterFolder, cache: defaultCacheFolder(process.env), mirror: values.mirror });
}
