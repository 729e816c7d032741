import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import { root } from './folders.ts';

/** Libraries that are no ES modules, or have an addon: Node loads them itself. */
const external = ['better-sqlite3', 'better-sqlite3-12', 'pg', 'pg-copy-streams', 'kysely', 'yaml'];

/**
 * Path of a program that is a script that imports our sources by their paths in the repository: a process that compiles them itself
 * takes seconds to start. It is removed when the test has finished.
 */
export async function bundledScript(contents: string): Promise<string> {
  const outdir = await mkdtemp(join(root, 'packages/store/.test-bundle-'));
  onTestFinished(() => rm(outdir, { recursive: true, force: true }));
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    ...{ outdir, bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', external },
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  return join(outdir, 'stdin.mjs');
}
