import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/rig/root.ts';

/** A build of the program in a folder of its own. */
export interface NextBuild {
  /** Its folder, with the layout of the repository. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** What the names of its scripts begin with: as in any other build, none has the name of another content. */
export const nextMark = 'next-';

/** Copies the build as one of a later version, whose scripts have other names. Those of this build are gone. */
export async function makeNextBuild(): Promise<NextBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-next-'));
  for (const path of ['packages/server/dist', 'packages/web/dist'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'packages/server/node_modules', 'packages/store', 'editions', 'package.json'])
    await symlink(join(root, path), join(folder, path));
  await renameScripts(join(folder, 'packages/web/dist'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Renames the scripts of the pages in a folder, and what names them. Copies that are packed would have the old names. */
async function renameScripts(pages: string): Promise<void> {
  const assets = join(pages, 'assets');
  const names = await readdir(assets);
  for (const name of names.filter((one) => /\.(?:br|gz)$/.test(one))) await rm(join(assets, name));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const anyScript = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = async (path: string): Promise<string> =>
    (await readFile(join(pages, path), 'utf8')).replace(anyScript, (name) => nextMark + name);
  for (const name of scripts) {
    await writeFile(join(assets, nextMark + name), await renamed(`assets/${name}`));
    await rm(join(assets, name));
  }
  for (const path of ['index.html', '.vite/manifest.json']) await writeFile(join(pages, path), await renamed(path));
}
