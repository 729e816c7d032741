import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cachePath } from '../../src/fetch/cacheFolder.ts';
import { fetchSources, type FetchOptions } from '../../src/fetch/fetchSources.ts';
import type { FetchProgress } from '../../src/fetch/progress.ts';
import type { SourceFile } from '../../src/recipe/source.ts';
import {
  cutAfter,
  ignoreRange,
  sendAndClose,
  sendInstead,
  sha256Of,
  stallAfter,
  startSources,
  status,
} from './sourceServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Fetches without a proxy, and without the delays that are meant for servers of others. */
const fetch = (files: readonly SourceFile[], cache: string, options: Partial<FetchOptions> = {}) =>
  fetchSources({ files, cache, env: {}, requestsPerSecond: Infinity, retryDelayMs: 1, ...options });

/** The files below a folder. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

describe('fetchSources', () => {
  it('puts every file into the cache under its checksum', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = ['one', 'two', 'three'].map((text) => server.add(`a b/${text}.txt`.replace(' ', '%20'), text));
    const { paths, ...counts } = await fetch(files, cache);
    expect(counts).toEqual({ fetched: 3, cached: 0, missing: [] });
    for (const file of files) {
      expect(paths.get(file.sha256)).toBe(cachePath(cache, file.sha256));
      expect(sha256Of(await readFile(cachePath(cache, file.sha256)))).toBe(file.sha256);
    }
    expect((await filesIn(cache)).sort()).toEqual(files.map(({ sha256 }) => sha256).sort());
  });

  it('gets files of one checksum once, and none that is in the cache', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = ['a', 'b', 'c'].map((path) => server.add(path, path === 'c' ? 'other' : 'same'));
    expect(await fetch(files, cache)).toMatchObject({ fetched: 2, cached: 0 });
    expect(server.requests).toHaveLength(2);
    expect(await fetch(files, cache)).toMatchObject({ fetched: 0, cached: 2 });
    expect(server.requests).toHaveLength(2);
  });

  it.each(['other', 'longer than it was', ''])('replaces a damaged file of the cache (%j)', async (damage) => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', 'right');
    await fetch([file], cache);
    await writeFile(cachePath(cache, file.sha256), damage);
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1, cached: 0 });
    expect(await readFile(cachePath(cache, file.sha256), 'utf8')).toBe('right');
  });

  it('reports bytes and files, of those in the cache too', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = ['four', 'seven77'].map((text) => server.add(text, text));
    await fetch(files.slice(0, 1), cache);
    const reports: FetchProgress[] = [];
    await fetch(files, cache, { progress: (progress) => reports.push(progress) });
    expect(reports.at(-1)).toEqual({ bytes: 11, totalBytes: 11, files: 2, totalFiles: 2 });
  });
});

describe('a download', () => {
  it('that is cut continues where it ended', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', randomBytes(200_000), cutAfter(70_000), cutAfter(80_000));
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1, missing: [] });
    expect(server.requests[0]).toBe('/a');
    expect(server.requests[1]).toMatch(/^\/a bytes=[1-9]\d*-$/);
    expect(sha256Of(await readFile(cachePath(cache, file.sha256)))).toBe(file.sha256);
  });

  it('arrives from a server that closes the connection before everything is written', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = Array.from({ length: 100 }, (_, i) => server.add(`file${i}`, randomBytes(300_000), sendAndClose));
    expect(await fetch(files, cache, { jobs: 8 })).toMatchObject({ fetched: 100, missing: [] });
    expect(server.requests).toHaveLength(100);
  });

  it('begins again where the server ignores ranges', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', randomBytes(200_000), cutAfter(70_000), ignoreRange);
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1, missing: [] });
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['416', status(416)],
    ['another range', status(206, { 'content-range': 'bytes 3-9/10' })],
  ])('begins again where the server answers a range with %s', async (_, answer) => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', randomBytes(200_000), cutAfter(70_000), answer);
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1, missing: [] });
    expect(server.requests[2]).toBe('/a');
  });

  it('waits as long as Retry-After says, also with the other files of the host', { tags: ['long'] }, async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = [server.add('a', 'a', status(429, { 'retry-after': '1' })), server.add('b', 'b')];
    const began = performance.now();
    expect(await fetch(files, cache, { jobs: 1 })).toMatchObject({ fetched: 2, missing: [] });
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(server.requests).toEqual(['/a', '/a', '/b']);
  });

  it('is not tried again when the server asks to wait for an hour, nor are other files of that host', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = [server.add('a', 'a', status(503, { 'retry-after': '3600' })), server.add('b', 'b')];
    const { missing } = await fetch(files, cache, { jobs: 1 });
    const reason = 'HTTP status 503, the server asks to wait 3600 s';
    expect(missing).toEqual(files.map((file) => ({ file, reason })));
    expect(server.requests).toEqual(['/a']);
  });

  it('is tried again after temporary failures of the server', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', 'a', status(503), status(500));
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1, missing: [] });
    expect(server.requests).toHaveLength(3);
  });

  it('is given up after five tries', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', 'a', ...Array.from({ length: 9 }, () => status(502)));
    expect((await fetch([file], cache)).missing).toEqual([{ file, reason: 'HTTP status 502, 5 tries' }]);
    expect(server.requests).toHaveLength(5);
  });

  it.each([404, 410, 403])('is not tried again after status %i, and the other files are there', async (code) => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const [gone, there] = [server.add('gone', 'x', status(code)), server.add('there', 'y')];
    const { paths, missing } = await fetch([gone, there], cache);
    expect(missing).toEqual([{ file: gone, reason: `HTTP status ${code}` }]);
    expect([...paths.keys()]).toEqual([there.sha256]);
    expect(await filesIn(cache)).toEqual([there.sha256]);
  });

  it('that stalls is tried again after the time limit, and continues', { tags: ['long'] }, async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const content = randomBytes(200_000);
    const file = server.add('a', content, stallAfter(70_000), () => undefined);
    expect(await fetch([file], cache, { idleMs: 200 })).toMatchObject({ fetched: 1, missing: [] });
    expect(server.requests).toHaveLength(3);
    expect(server.requests[2]).toMatch(/^\/a bytes=[1-9]\d*-$/);
  });

  it('asks a host that cannot be reached for one file only', async () => {
    const cache = await temporaryFolder();
    const server = await startSources();
    const files = ['a', 'b'].map((path) => ({ ...server.add(path, path), url: `http://127.0.0.1:1/${path}` }));
    const { missing } = await fetch(files, cache, { jobs: 1 });
    expect(missing).toEqual(files.map((file) => ({ file, reason: 'connection refused, 5 tries' })));
  });

  it('follows a redirect', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const content = server.add('content', 'text');
    const file = { ...server.add('release', 'text', status(302, { location: content.url })) };
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1, missing: [] });
    expect(server.requests).toEqual(['/release', '/content']);
  });

  it('keeps to the rate of a host', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const files = ['a', 'b', 'c', 'd', 'e'].map((path) => server.add(path, path));
    const began = performance.now();
    await fetch(files, cache, { requestsPerSecond: 20 });
    expect(performance.now() - began).toBeGreaterThan(190);
  });
});

describe('a source that has changed', () => {
  const advice =
    'look at what changed, then put the new bytes and sha256 into the recipe and raise its version, ' +
    'or use a --mirror that has the old file';

  it('is an error that says what to do', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', 'right', sendInstead('wrong'));
    await expect(fetch([file], cache)).rejects.toMatchObject({
      code: 'bad-file',
      message:
        `${file.url} has changed: expected 5 bytes with sha256 ${file.sha256}, ` +
        `found 5 bytes with sha256 ${sha256Of('wrong')}; ${advice}`,
    });
    expect(await filesIn(cache)).toEqual([]);
  });

  it('is not read to its end when it is longer', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    let sent = 0;
    const file = server.add('a', 'right', (response) => {
      const more = (): void => {
        sent += 65_536;
        if (!response.destroyed) response.write(Buffer.alloc(65_536), more);
      };
      more();
    });
    await expect(fetch([file], cache)).rejects.toThrow(
      `${file.url} has changed: expected 5 bytes with sha256 ${file.sha256}, found more than 5 bytes; ${advice}`,
    );
    expect(sent).toBeLessThan(50_000_000);
  });

  it('is fetched from its first byte before it is called changed', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', randomBytes(200_000), cutAfter(70_000));
    const part = `${cachePath(cache, file.sha256)}.part`;
    await mkdir(dirname(part), { recursive: true });
    await writeFile(part, 'bytes of another file');
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1 });
    expect(server.requests[0]).toBe('/a bytes=21-');
    expect(sha256Of(await readFile(cachePath(cache, file.sha256)))).toBe(file.sha256);
  });

  it('ends the other downloads, which continue the next time', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const slow = server.add('slow', randomBytes(200_000), stallAfter(70_000));
    const changed = server.add('changed', 'right', (response) => {
      setTimeout(() => response.end('wrong'), 100);
    });
    await expect(fetch([slow, changed], cache)).rejects.toThrow(/changed has changed/);
    expect(await filesIn(cache)).toEqual([`${slow.sha256}.part`]);
    expect(await fetch([slow], cache)).toMatchObject({ fetched: 1 });
    expect(server.requests.at(-1)).toMatch(/^\/slow bytes=[1-9]\d*-$/);
  });
});

describe('an abort', () => {
  it('leaves what has arrived to the next download', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', randomBytes(200_000), stallAfter(70_000));
    const controller = new AbortController();
    const reason = new Error('the user has ended it');
    const progress = ({ bytes }: FetchProgress): void => {
      if (bytes > 0) controller.abort(reason);
    };
    await expect(fetch([file], cache, { signal: controller.signal, progress })).rejects.toBe(reason);
    expect(await filesIn(cache)).toEqual([`${file.sha256}.part`]);
    expect(await fetch([file], cache)).toMatchObject({ fetched: 1 });
    expect(server.requests.at(-1)).toMatch(/^\/a bytes=[1-9]\d*-$/);
    expect(await filesIn(cache)).toEqual([file.sha256]);
  });

  it('before the first request leaves everything as it was', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    await expect(fetch([server.add('a', 'a')], cache, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(server.requests).toEqual([]);
  });
});

describe('two downloads of one file at once', () => {
  it('do not disturb each other', async () => {
    const [server, cache] = [await startSources(), await temporaryFolder()];
    const file = server.add('a', randomBytes(500_000), cutAfter(100_000), cutAfter(200_000));
    const both = await Promise.all([fetch([file], cache), fetch([file], cache)]);
    for (const { paths } of both) expect(paths.get(file.sha256)).toBe(cachePath(cache, file.sha256));
    expect(sha256Of(await readFile(cachePath(cache, file.sha256)))).toBe(file.sha256);
    expect(await filesIn(cache)).toEqual([file.sha256]);
  });
});
