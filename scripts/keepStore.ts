import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quietly } from './rig/quietly.ts';
import { runCommand } from './rig/program.ts';
import { startServer } from './rig/server.ts';
import { fillThrough } from '../packages/server/test/keptRequests.ts';

/**
 * Keeps what a release has written, so that later ones are tested on it: a store of each engine, a backup, and the
 * answers. `npm run keep-store -- NAME [TRELLIS]` writes fixtures/stores/NAME with `packages/server/dist/trellis.js`, or
 * with the program of another checkout. PostgreSQL answers at TEST_DATABASE_URL, or at 127.0.0.1 as `postgres`.
 */

const [name, path = 'packages/server/dist/trellis.js'] = process.argv.slice(2);
if (!name || !/^[\w.-]+$/.test(name)) throw new Error('usage: npm run keep-store -- NAME [TRELLIS]');
const program = quietly({ path });
const folder = (...parts: string[]) => fileURLToPath(new URL(`../fixtures/${parts.join('/')}`, import.meta.url));
const target = folder('stores', name);
const database = `trellis_keep_${process.pid}`;
const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test');
const { href: databaseUrl } = Object.assign(new URL(server), { pathname: `/${database}` });

await rm(target, { recursive: true, force: true });
await mkdir(join(target, 'answers'), { recursive: true });
const place = await mkdtemp(join(tmpdir(), 'trellis-keep-'));
try {
  const requests = await fillStore(place);
  await run('backup', join(target, 'backup'), '--data', place);
  await cp(place, join(target, 'sqlite'), { recursive: true, filter: (file) => !file.endsWith('.lock') });
  execFileSync('createdb', [...connection(), database]);
  await run('restore', join(target, 'backup'), '--data', databaseUrl);
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', databaseUrl], {
    encoding: 'utf8',
  });
  await writeFile(join(target, 'postgres.sql'), statementsOf(dump));
  await writeFile(join(target, 'requests.json'), `${JSON.stringify(requests, undefined, 2)}\n`);
} finally {
  execFileSync('dropdb', [...connection(), '--if-exists', database]);
  await rm(place, { recursive: true, force: true });
}

/** Imports the mini data set, fills the store through its server, and keeps the answers; returns ids and queries. */
async function fillStore(data: string): Promise<{ readonly id: string; readonly query: string }[]> {
  await run('import', folder('mini'), '--edition', 'development', '--data', data);
  const { url, kill } = await startServer(data, { program });
  const kept = await fillThrough(url);
  await kill();
  for (const { id, csv } of kept) await writeFile(join(target, 'answers', `${id}.csv`), csv);
  return kept.map(({ id, query }) => ({ id, query }));
}

async function run(...words: string[]): Promise<void> {
  const { code, err } = await runCommand(program, ...words);
  if (code !== 0) throw new Error(`trellis ${words[0]}: ${err}`);
}

function connection(): string[] {
  return ['--host', server.hostname, '--port', server.port || '5432', '--username', server.username];
}

/** The statements of a dump, without those of `psql` and of the server's version. */
function statementsOf(dump: string): string {
  return dump
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line))
    .join('\n')
    .concat('\n');
}
