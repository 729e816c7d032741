import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { gzipSync } from 'fflate';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseIndex } from './manifest.ts';
import { packedType } from './packedFiles.ts';

/** Possible folders of the built pages and of the programs of a folder: seen from the sources, and from the bundle. */
const pageFolders = ['../../../web/dist', '../../web/dist'];
const programFolders = ['../../dist/site', './site'];

/** Pages that have an address of their own in the folder; the others are shown once the site has been opened. */
const pages = 'query genes overview search network tutorial guide citations downloads feedback'.split(' ');

/** What a page may load and run, as far as a document can say it. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default guide site',
].join('; ');

function folderOf(folders: readonly string[], file: string): string {
  const found = folders
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, file)));
  if (found) return found;
  throw new Error('the pages are not built: run npm run build');
}

interface PageOptions {
  /** Path of the site, with a slash at both ends. */
  readonly base: string;
  readonly title: string | undefined;
  /** What the site answers about itself, as JSON. */
  readonly site: string | undefined;
  /** Whether the folder has the clients for Python, R and TypeScript. */
  readonly hasClients: boolean;
}

/** Copies the pages and the programs into a folder, with a document for each page that has an address of its own. */
export async function writePages(out: string, { base, title, site, hasClients }: PageOptions): Promise<void> {
  const built = folderOf(pageFolders, 'index.html');
  const programs = folderOf(programFolders, 'start.js');
  for (const name of (await readdir(built)).filter(isOfSite))
    await cp(join(built, name), join(out, name), { recursive: true, filter: (path) => !isPacked(path) });
  if (hasClients) await cp(join(built, 'clients'), join(out, 'clients'), { recursive: true });
  await cp(programs, out, { recursive: true });
  await packPrograms(out);
  const html = documentOf(await readFile(join(built, 'index.html'), 'utf8'), { title, site });
  await writeFile(join(out, 'index.html'), html);
  await nameApp(join(out, 'manifest.webmanifest'), title);
  for (const page of pages) {
    await mkdir(join(out, page), { recursive: true });
    await writeFile(join(out, page, 'index.html'), html.replaceAll('"./', '"../'));
  }
  await writeFile(join(out, '404.html'), html.replaceAll('"./', `"${base}`));
  await writeVersion(out);
}

/** Files for Node and those that the folder has in another form. */
const isOfSite = (name: string): boolean => !['index.html', '.vite', 'clients'].includes(name);

/** Packed copies, which only a server picks, and maps of the sources. */
const isPacked = (path: string): boolean => /\.(?:br|gz|map)$/.test(path);

/** Packs programs and fonts, since most hosts of files do not; the service worker unpacks them. */
async function packPrograms(out: string): Promise<void> {
  for (const folder of ['assets', 'engine'])
    for (const name of await readdir(join(out, folder))) {
      if (packedType(`${folder}/${name}`) === undefined) continue;
      const path = join(out, folder, name);
      await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9, mtime: 0 }));
      await rm(path);
    }
}

/**
 * The document of the built pages for a folder: with relative addresses, a policy, a start that waits for the engine, and what the site
 * answers about itself.
 */
function documentOf(html: string, { title, site }: Pick<PageOptions, 'title' | 'site'>): string {
  const main = /<script type="module"[^>]* src="\/(assets\/[^"]+)"><\/script>/.exec(html);
  if (!main) throw new Error('the document of the pages has no program');
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="trellis-main" content="${main[1]}" />`,
  ].join('\n    ');
  return html
    .replace(main[0], '<script type="module" src="./start.js"></script>')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${head}`)
    .replace(/<title>[^<]*<\/title>/, (given) => (title === undefined ? given : `<title>${escaped(title)}</title>`))
    .replace(/(href|src)="\//g, '$1="./')
    .replace('<div id="root"></div>', (root) => root + (site === undefined ? '' : siteElement(site)));
}

/** JSON that no text in it can end. The pages read it (`packages/web/src/app/siteOfDocument.ts`). */
const siteElement = (json: string): string =>
  `\n    <script type="application/json" id="site-of-folder">${json.replaceAll('<', '\\u003c')}</script>`;

/** Gives the site its title where it is installed as an app. */
async function nameApp(path: string, title: string | undefined): Promise<void> {
  if (title === undefined) return;
  const manifest = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, `${JSON.stringify({ ...manifest, name: title, short_name: title }, null, 2)}\n`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Names this version in the service worker, so that browsers see a new one. */
async function writeVersion(out: string): Promise<void> {
  const hash = sha256.create();
  for (const name of ['index.html', 'site.json', releaseIndex, 'start.js', 'engine/worker.js.gz'])
    hash.update(await readFile(join(out, name)));
  const path = join(out, 'serviceWorker.js');
  const program = await readFile(path, 'utf8');
  await writeFile(path, program.replace('@VERSION@', bytesToHex(hash.digest()).slice(0, 16)));
}

/** Writes `SHA256SUMS` of all files of a folder, as `sha256sum --check` reads it. */
export async function writeSums(out: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    // Releases have sums of their own, which count as any other file.
    .filter((path) => path !== 'SHA256SUMS')
    .sort();
  let bytes = 0;
  const lines: string[] = [];
  for (const path of paths) {
    const content = await readFile(join(out, path));
    bytes += content.length;
    lines.push(`${bytesToHex(sha256(content))}  ${path}\n`);
  }
  await mkdir(dirname(join(out, 'SHA256SUMS')), { recursive: true });
  await writeFile(join(out, 'SHA256SUMS'), lines.join(''));
  return { files: paths.length, bytes };
}
