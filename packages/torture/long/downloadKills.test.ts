import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../core/test/randomNumbers.ts';
import { cachePath } from '../../recipes/src/fetch/cacheFolder.ts';
import type { SourceFile } from '../../recipes/src/recipe/source.ts';
import { type Answer, sha256Of, startSources } from '../../recipes/test/fetch/sourceServer.ts';
import { temporaryFolder } from '../../recipes/test/temporaryFolder.ts';

const [moments, fileCount, chunkBytes, chunks] = [30, 30, 4096, 20];

/** The program of a process that fetches, as one script that starts fast. */
async function buildProcess(): Promise<string> {
  const outfile = join(await temporaryFolder(), 'fetchProcess.mjs');
  const entry = fileURLToPath(new URL('fetchProcess.ts', import.meta.url));
  const banner = {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  };
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', banner });
  return outfile;
}

/** Number of bytes of a file that the cache holds, complete or not. */
async function arrivedBytes(cache: string, sha256: string): Promise<number> {
  const folder = dirname(cachePath(cache, sha256));
  const names = (await readdir(folder)).filter((name) => name.startsWith(sha256));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return Math.max(0, ...sizes);
}

/** What a slow server has sent. */
interface Sent {
  bytes: number;
  /** Paths of the files that were sent from their first to their last byte. */
  readonly complete: string[];
  readonly events: EventEmitter;
}

/** Sends a file in chunks, each after the one before has arrived in the cache. */
function sendSlowly(cache: string, sent: Sent): Answer {
  const send: Answer = async (response, content, request) => {
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const range = { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` };
    response.writeHead(start > 0 ? 206 : 200, {
      'content-length': content.length - start,
      ...(start > 0 ? range : {}),
    });
    const sha256 = sha256Of(content);
    for (let at = start; at < content.length; at += chunkBytes) {
      while (at > start && !response.destroyed && (await arrivedBytes(cache, sha256)) < at) await wait(1);
      if (response.destroyed) return;
      response.write(content.subarray(at, at + chunkBytes));
      sent.bytes += Math.min(chunkBytes, content.length - at);
      sent.events.emit('chunk');
    }
    response.end();
    if (start === 0) sent.complete.push(request.url ?? '');
  };
  return send;
}

/** Waits until a number of further chunks are sent. */
function chunksSent({ events }: Sent, count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const onChunk = (): void => {
      if (--left > 0) return;
      events.off('chunk', onChunk);
      resolve();
    };
    events.on('chunk', onChunk);
  });
}

/** Waits for the end of a process; returns its output, undefined if it was killed. */
async function ended(child: ChildProcess): Promise<string | undefined> {
  const out: string[] = [];
  child.stdout?.on('data', (chunk) => out.push(String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === null ? undefined : out.join('');
}

describe('a download', () => {
  it(`that is killed at ${moments} random moments fetches nothing twice`, { timeout: 60_000 }, async () => {
    const [server, cache, script] = [await startSources(), await temporaryFolder(), await buildProcess()];
    const sent: Sent = { bytes: 0, complete: [], events: new EventEmitter() };
    const answers = Array.from({ length: moments + 2 }, () => sendSlowly(cache, sent));
    const files = Array.from({ length: fileCount }, (_, i): SourceFile =>
      server.add(`file${i}`, randomBytes(chunkBytes * chunks - i), ...answers),
    );
    const start = (): ChildProcess =>
      spawn(process.execPath, [script, cache, JSON.stringify(files)], { stdio: 'pipe' });
    const random = randomNumbers(1);
    for (let i = 0; i < moments; i++) {
      const child = start();
      const end = ended(child);
      await chunksSent(sent, Math.ceil(5 * random()));
      await wait(3 * random());
      child.kill('SIGKILL');
      expect(await end).toBeUndefined();
    }
    const last = await ended(start());
    const result = JSON.parse(last ?? '') as { readonly fetched: number; readonly cached: number };
    expect(result).toMatchObject({ fetched: fileCount - result.cached, missing: [] });
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(new Set(sent.complete).size).toBe(sent.complete.length);
    expect(sent.bytes).toBeLessThan(total + moments * 4 * 2 * chunkBytes);
    const names = (await readdir(join(cache, 'sha256'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(names.sort()).toEqual(files.map(({ sha256 }) => sha256).sort());
    for (const { sha256 } of files) expect(sha256Of(await readFile(cachePath(cache, sha256)))).toBe(sha256);
  });
});
