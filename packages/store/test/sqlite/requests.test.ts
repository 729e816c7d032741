import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/index.ts';
import { connect } from '../../src/sqlite/connection.ts';
import { bundledScript } from '../bundledScript.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const request = (id: string) => ({
  id,
  edition: 'mini',
  version: 'v',
  inputs: '{}',
  created: '2024-01-01T00:00:00Z',
});

/** Another process that stores one request after the other until the test has finished; resolves when it has begun. */
async function writeElsewhere(folder: string): Promise<void> {
  const script = `
    import { openStore } from './packages/store/src/index.ts';
    const { requests } = await openStore(${JSON.stringify(folder)});
    for (let i = 0; ; i++) {
      await requests.save({ ...${JSON.stringify(request(''))}, id: 'other' + i });
      if (i === 0) console.log('begun');
    }`;
  const child = spawn(process.execPath, [await bundledScript(script)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
}

describe('requests.sqlite', () => {
  it('takes deletions and restored requests while another process writes', { tags: ['long'] }, async () => {
    const folder = await temporaryFolder();
    const { requests, close } = await openStore(folder);
    const ids = Array.from({ length: 40 }, (_, i) => `r${i}`);
    for (const id of ids) await requests.save(request(id));
    await writeElsewhere(folder);
    for (const id of ids) expect(await requests.delete(id)).toBe(true);
    for (const id of ids) expect(await requests.restore({ ...request(`again-${id}`), revisions: [] })).toBe(true);
    expect(await requests.restore({ ...request('r1'), revisions: [] })).toBe(false);
    expect(await requests.find('r1')).toBeUndefined();
    await close();
  });

  it('says that the disk is full, in a transaction too, and takes requests again when there is room', async () => {
    const { database, db } = connect<{ a: { id: number } }>(join(await temporaryFolder(), 'x.sqlite'), {});
    database.exec('create table a (id integer, bytes blob)');
    database.pragma('max_page_count = 3');
    const fill = () =>
      db.transaction().execute((transaction) => sql`insert into a values (1, zeroblob(100000))`.execute(transaction));
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    database.pragma('max_page_count = 1000');
    await fill();
    await db.destroy();
  });
});
