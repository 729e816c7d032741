import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/index.ts';
import { connect, withFile } from '../../src/sqlite/connection.ts';
import { Database } from '../../src/sqlite/driver.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('a store in a folder', () => {
  it('can be reached before its first request, and no more when the folder is gone', async () => {
    const folder = await temporaryFolder();
    const store = await openStore(folder);
    await store.ping();
    await store.requests.feedback();
    await store.ping();
    await store.close();
    await rm(folder, { recursive: true });
    await expect(store.ping()).rejects.toMatchObject({
      code: 'bad-store',
      message: `${folder} is not there: check the disk, and who may read and write there`,
    });
  });

  it('names the file that it may not write', async () => {
    const path = join(await temporaryFolder(), 'x.sqlite');
    new Database(path).exec('create table a (id integer)').close();
    const { database } = connect(path, { readonly: true });
    let thrown: unknown;
    try {
      database.exec('insert into a values (1)');
    } catch (error) {
      thrown = withFile(error, path);
    }
    expect(thrown).toMatchObject({
      code: 'bad-store',
      message: `${path} cannot be written: check who owns the data folder`,
    });
  });
});
