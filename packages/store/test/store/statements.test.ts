import type { DatasetContents } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { exportFolder, importFolder } from '../../src/index.ts';
import { engines } from '../engines.ts';
import { makeContents } from '../makeContents.ts';
import { runStatement } from '../runStatement.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const stated: Pick<DatasetContents, 'motifSources' | 'regulatorBenchmark'> = {
  motifSources: { cluster: [['HIT_TYPE', 'DAP event']], individual: [['HIT_TYPE', 'sequence match']] },
  regulatorBenchmark: [{ list: 'some', stimulus: 'light', tf: 1 }],
};

const migrations = 'select name from kysely_migration order by name';

describe.each(engines)('what a motif hit is, and the benchmark of regulators, on $name', ({ create }) => {
  it('come back as they were written, and after an export and an import', async () => {
    const { datasets } = (await create()).store;
    const header = await datasets.replace(makeContents(stated));
    expect(await datasets.contents('mini')).toMatchObject(stated);
    expect(await datasets.check('mini')).toEqual([]);
    const folder = await temporaryFolder();
    await exportFolder(await datasets.contents('mini'), folder);
    const again = await datasets.replace((await importFolder(folder, { edition: 'again' })).contents);
    expect(again.version).toBe(header.version);
  });

  it('make a store that older versions refuse, and only that', async () => {
    const { store, place } = await create();
    const newest = async () =>
      (await runStatement(place, migrations)).some((row) => JSON.stringify(row).includes('0006-statements'));
    const { version } = await store.datasets.replace(makeContents());
    expect(await newest()).toBe(false);
    expect((await store.datasets.replace(makeContents(stated))).version).not.toBe(version);
    expect(await newest()).toBe(true);
  });
});
