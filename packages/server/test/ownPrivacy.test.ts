import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importFolder, openStore, backUp, restore } from '@trellis/store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readArchive } from '../src/views/archive/readArchive.ts';
import { reproduce } from '../src/views/archive/reproduce.ts';
import { ended, miniFolder, programOf, root, temporaryFolder } from './cli/trellis.ts';
import { askOwn, canary, deleteOwn, newTf, ownAnalysis } from './ownForm.ts';
import { fixture, startServer } from './testServer.ts';

/** A server in a process of its own that logs all it can, and what it has written so far. */
async function startLogging(data: string) {
  const child = spawn(process.execPath, [programOf('trellis'), 'serve', '--data', data, '--port', '0'], {
    cwd: root,
    env: { ...process.env, TRELLIS_LOG: 'debug', TRELLIS_THREADS: '1', DATABASE_URL: '', REDIS_URL: '' },
  });
  const end = ended(child);
  onTestFinished(() => void child.kill('SIGKILL'));
  const written: string[] = [];
  child.stderr.on('data', (chunk) => written.push(String(chunk)));
  const url = await new Promise<string>((resolve) =>
    child.stdout.on('data', (chunk) => {
      written.push(String(chunk));
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(written.join('')) ?? [];
      if (found) resolve(found);
    }),
  );
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await end;
    return written.join('');
  };
  return { url, stop };
}

/** All files of a folder that hold a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const held = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return files.filter((_, i) => held[i]);
}

const read = async (answer: Promise<Response>): Promise<Buffer> => Buffer.from(await (await answer).arrayBuffer());

/** Fills a data folder with the small data set. */
async function filledFolder(): Promise<string> {
  const data = await temporaryFolder();
  const store = await openStore(data);
  await store.datasets.replace((await importFolder(miniFolder, { edition: 'development' })).contents);
  await store.close();
  return data;
}

describe('what a user brings', () => {
  it('outlives a killed server, is in no log, no metric and no other request, and after its deletion in no file', async () => {
    const data = await filledFolder();
    const killed = await startLogging(data);
    const { id, secret, answer } = await askOwn(killed.url, `all_tfs[LABEL=${canary}] or ALF`, [ownAnalysis, newTf]);
    const killedLog = await killed.stop('SIGKILL');
    const server = await startLogging(data);
    expect(await (await fetch(`${server.url}/api/${id}/`)).json()).toEqual(answer);
    for (const path of [`${id}/`, `summary/${id}/`, `export/${id}.csv`, `everything/${id}.zip`, `network/${id}/`])
      expect((await read(fetch(`${server.url}/api/${path}`))).length).toBeGreaterThan(0);
    expect(await filesWith(data, canary)).not.toEqual([]);

    const other = await askOwn(server.url, 'all_tfs', []);
    const elsewhere = [
      'metrics',
      'api/overview/',
      'api/key/?uppercase=true&all=true',
      'api/value/label/',
      `api/${other.id}/`,
      `api/search/?q=${canary}`,
      `sitemap.xml`,
    ];
    for (const path of elsewhere) {
      const body = await read(fetch(`${server.url}/${path}`));
      expect(body.toString().replaceAll(`q=${canary}`, '').includes(`"${canary}`), path).toBe(false);
    }
    const archive = await readArchive(await read(fetch(`${server.url}/api/everything/${other.id}.zip`)), () => true);
    for (const [name, text] of archive) expect(text.includes(canary), name).toBe(false);

    await read(deleteOwn(server.url, id, secret));
    const log = (killedLog + (await server.stop())).replaceAll(`search/?q=${canary}`, '');
    expect(log).toContain('request completed');
    expect(log).not.toContain(canary);
    expect(await filesWith(data, canary)).toEqual([]);
  });

  it('is gone from the next backup, and an older backup does not bring it back', async () => {
    const server = await startServer(fixture('mini'));
    onTestFinished(() => server.stop());
    const { id, secret, answer } = await askOwn(server.url, 'all_tfs', [ownAnalysis]);
    const kept = await askOwn(server.url, 'own_analyses', [newTf]);
    const [before, after] = [join(await temporaryFolder(), 'before'), join(await temporaryFolder(), 'after')];
    const store = await openStore(server.data);
    onTestFinished(() => store.close());
    await backUp(store, before);
    await read(deleteOwn(server.url, id, secret));
    await backUp(store, after);
    expect(await filesWith(before, canary)).not.toEqual([]);
    expect(await filesWith(after, canary)).toEqual([]);

    await restore(store, before);
    expect((await fetch(`${server.url}/api/${id}/`)).status).toBe(410);
    const elsewhere = await openStore(await temporaryFolder());
    onTestFinished(() => elsewhere.close());
    await restore(elsewhere, before);
    expect(Buffer.from((await elsewhere.requests.ownFiles(id))[0]).toString()).toBe(ownAnalysis.text);
    await restore(elsewhere, after);
    expect(await elsewhere.requests.isDeleted(id)).toBe(true);
    expect(await elsewhere.requests.ownFiles(id)).toEqual([]);
    expect(Buffer.from((await elsewhere.requests.ownFiles(kept.id))[0]).toString()).toBe(newTf.text);
    expect(answer.request_id).toBe(id);
  });
});

describe('an archive', () => {
  it('holds what the user brought, and is computed again from it, byte for byte', async () => {
    const server = await startServer(fixture('mini'));
    onTestFinished(() => server.stop());
    const { id } = await askOwn(server.url, 'all_tfs', [ownAnalysis, newTf]);
    const archive = await read(fetch(`${server.url}/api/everything/${id}.zip`));
    const files = await readArchive(archive, () => true);
    expect(files.get('inputs/own_analyses/1.csv')).toBe(ownAnalysis.text);
    expect(JSON.parse(files.get('request.json') ?? '')).toMatchObject({
      own_analyses: [
        { name: 'mine.csv', metadata: ownAnalysis.metadata },
        { name: 'nrx1.csv', metadata: newTf.metadata },
      ],
    });
    const again = await reproduce(archive, server.data);
    expect(again.archive.equals(archive)).toBe(true);
    const same = await askOwn(server.url, 'all_tfs', [ownAnalysis, newTf]);
    expect((await read(fetch(`${server.url}/api/everything/${same.id}.zip`))).equals(archive)).toBe(true);
  });
});
