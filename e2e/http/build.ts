import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/rig/root.ts';

const dist = join(root, 'packages/web/dist');

/** The text of all scripts or styles of the build whose names match. */
export const textOf = (name: RegExp): string =>
  assetsNamed(name)
    .map((each) => readFileSync(join(dist, 'assets', each), 'utf8'))
    .join('\n');

/** Names of the scripts and styles of the build that match. */
export const assetsNamed = (name: RegExp): string[] =>
  readdirSync(join(dist, 'assets')).filter((each) => name.test(each));

/** A part of the build in Vite's manifest. */
interface Chunk {
  readonly name?: string;
  readonly imports?: readonly string[];
}

/**
 * Names of the parts of the build that arrive before a module of the pages runs: its own and those that it imports, directly or
 * not.
 */
export function partsBefore(module: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk | undefined>
  >;
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const other of manifest[key]?.imports ?? []) visit(other);
  };
  if (!manifest[module]) throw new Error(`the build has no part ${module}`);
  visit(module);
  return [...seen].map((key) => manifest[key]?.name ?? key);
}
