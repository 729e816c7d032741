import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, writeRelease } from '@trellis/store';
import type { Releases } from '@trellis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from './testServer.ts';

let server: TestServer;
let folder: string;
let name: string;
let before: Releases;

beforeAll(async () => {
  server = await startServer(fixture('mini'));
  before = await releases();
  const store = await openStore(server.data);
  const written = await writeRelease(store.datasets, {
    edition: 'development',
    folder: join(server.data, 'releases'),
  });
  await store.close();
  folder = written.folder;
  name = written.header.version.slice(0, 12);
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });

const releases = async (): Promise<Releases> => (await (await get('/api/releases/')).json()) as Releases;

describe('the call that lists releases', () => {
  it('gives each file with its size, hash and rows', async () => {
    const { edition, version, releases: all } = await releases();
    expect([edition, version.startsWith(name), all.map((one) => one.name)]).toEqual(['development', true, [name]]);
    const [{ current, files, sources }] = all;
    expect(current).toBe(true);
    expect(sources.some(({ unlicensed }) => unlicensed > 0)).toBe(true);
    for (const file of files) {
      const bytes = await readFile(join(folder, file.name));
      expect([file.name, file.bytes]).toEqual([file.name, bytes.length]);
      expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    const rowsOf = (file: string) => files.find((one) => one.name === file)?.rows;
    expect(rowsOf('interactions.parquet')).toBe(rowsOf('interactions.csv.gz'));
    expect(rowsOf('SHA256SUMS')).toBeNull();
  });

  it('has none where none was written, and leaves out a release with a missing file', async () => {
    expect(before.releases).toEqual([]);
    const broken = join(folder, '..', '0123456789ab');
    await cp(folder, broken, { recursive: true });
    await rm(join(broken, 'genes.parquet'));
    expect((await releases()).releases.map((one) => one.name)).toEqual([name]);
    await rm(broken, { recursive: true });
  });
});

describe('a file of a release', () => {
  const path = () => `/releases/${name}/interactions.csv.gz`;

  it('is sent whole and as it is, with its hash as ETag, and can be kept by any cache', async () => {
    const answer = await get(path(), { 'Accept-Encoding': 'gzip, br' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const file = await readFile(join(folder, 'interactions.csv.gz'));
    expect([answer.status, bytes.equals(file)]).toEqual([200, true]);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('etag')).toBe(`"${createHash('sha256').update(file).digest('hex')}"`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-length')).toBe(String(file.length));
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="interactions.csv.gz"');
  });

  it('is described by HEAD and not sent to those who have it', async () => {
    const head = await get(path(), {}, 'HEAD');
    const file = await readFile(join(folder, 'interactions.csv.gz'));
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.length)]);
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    const etag = head.headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(path(), { 'If-None-Match': tag });
      expect([tag, answer.status, await answer.text()]).toEqual([tag, 304, '']);
    }
    const other = await get(path(), { 'If-None-Match': '"other"' });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, file.length]);
  });

  it('is sent in parts', async () => {
    const file = await readFile(join(folder, 'SHA256SUMS'));
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const answer = await get(`/releases/${name}/SHA256SUMS`, { Range: range, ...headers });
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const size = file.length;
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, file.subarray(0, 4)]);
    expect(await part(`bytes=${size - 2}-`)).toEqual([
      206,
      `bytes ${size - 2}-${size - 1}/${size}`,
      file.subarray(-2),
    ]);
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, file.subarray(-5)]);
    expect(await part(`bytes=0-${size + 9}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, file]);
    expect((await part(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`]);
    expect((await part('bytes=-0')).slice(0, 2)).toEqual([416, `bytes */${size}`]);
    for (const whole of ['bytes=5-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
      expect([whole, ...(await part(whole))]).toEqual([whole, 200, null, file]);
    const etag = `"${createHash('sha256').update(file).digest('hex')}"`;
    expect((await part('bytes=0-3', { 'If-Range': etag }))[0]).toBe(206);
    expect((await part('bytes=0-3', { 'If-Range': '"older"' }))[0]).toBe(200);
  });

  it('is one that SHA256SUMS lists', async () => {
    await writeFile(join(folder, 'notes.txt'), 'not listed');
    const hidden = [
      `/releases/${name}/notes.txt`,
      `/releases/${name}/..%2f..%2f..%2frequests.sqlite`,
      `/releases/${name}/%2e%2e%2fSHA256SUMS`,
      `/releases/..%2f..%2fdata/requests.sqlite`,
      `/releases/${name}%00/SHA256SUMS`,
      `/releases/${name}/__proto__`,
      `/releases/constructor/SHA256SUMS`,
      `/releases/${name.slice(0, 8)}/SHA256SUMS`,
      `/releases/ffffffffffff/SHA256SUMS`,
    ];
    for (const address of hidden) {
      const answer = await get(address);
      expect([address, answer.status, await answer.text()]).toEqual([
        address,
        404,
        'There is no such file of a release; see the page Downloads.',
      ]);
    }
    await rm(join(folder, 'notes.txt'));
  });

  it('has a folder that leads to the page Downloads', async () => {
    const answer = await get(`/releases/${name}/`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/downloads']);
  });
});
