// Installs dist/trellis-tf-VERSION.tgz in an empty folder, and uses it as a person does: npm run try-package
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const output = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const tarball = readdirSync(output).find((name) => name.endsWith('.tgz'));
if (!tarball) throw new Error('there is no tarball in dist: run npm run pack');
const version = /^trellis-tf-(.+)\.tgz$/.exec(tarball)?.[1];
const prefix = mkdtempSync(join(tmpdir(), 'trellis-package-'));
const program = join(prefix, 'bin/trellis');
const env = { ...process.env, TRELLIS_DATA: join(prefix, 'data'), DATABASE_URL: '', REDIS_URL: '' };

try {
  const words = ['install', '--global', '--prefix', prefix, '--prefer-offline', '--no-audit', '--no-fund'];
  await timed('installed', () => execFileSync('npm', [...words, join(output, tarball)], { stdio: 'inherit' }));
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (said !== version) throw new Error(`trellis --version says ${said}, the tarball is ${version}`);
  await timed('made demo data', () => execFileSync(program, ['demo'], { env, stdio: 'inherit' }));
  await timed('served', useSite);
  console.log(`${tarball} works on Node ${process.versions.node}`);
} finally {
  rmSync(prefix, { recursive: true, force: true });
}

async function timed(name, action) {
  const start = performance.now();
  await action();
  console.log(`${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function useSite() {
  const server = spawn(program, ['serve', '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const [line] = await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
    const url = /http:\S+/.exec(line)?.[0];
    if (!url) throw new Error(`trellis serve said "${line}"`);
    await answers(`${url}/healthz`, '"ok"');
    const page = await answers(`${url}/`, '<div id="root"');
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    await answers(`${url}${script}`, 'import');
    const query = execFileSync(program, ['query', 'all_tfs', '--view', 'summary', '--url', url], {
      encoding: 'utf8',
    });
    if (!query.startsWith('tf,')) throw new Error(`the query answered "${query.slice(0, 100)}"`);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Returns the text at an address; throws unless it has status 200 and contains `part`. */
async function answers(url, part) {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status === 200 && text.includes(part)) return text;
  throw new Error(`${url} answered ${answer.status} without ${part}: ${text.slice(0, 200)}`);
}
