import { emptySidecar, type Provenance } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { packContents } from '../../src/contents/packed.ts';
import { exportFolder, importFolder } from '../../src/index.ts';
import { engines } from '../engines.ts';
import { makeContents } from '../makeContents.ts';
import { runStatement } from '../runStatement.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const described: Provenance = {
  ...emptySidecar,
  kind: 'list',
  name: 'some',
  description: 'Genes',
  source: 'Lee 2020',
  doi: '10.1234/abc',
  license: 'MIT',
};
const origin = { commit: '45d7a1be'.repeat(5), sha256: '0a'.repeat(32), recipe: 'heat-lists 2' };
const made: Provenance = { ...described, ...origin };
const contentsWith = (...provenance: Provenance[]) => makeContents({ provenance });

const migrations = 'select name from kysely_migration order by name';

describe.each(engines)('commit, checksum and recipe of a list on $name', ({ name, create }) => {
  /** The table of versions is only where one database holds several. */
  const ofEngine = name === 'PostgreSQL' ? [{ name: '0004-versions' }] : [];

  it('come back as they were written, and after an export and an import', async () => {
    const { datasets } = (await create()).store;
    const header = await datasets.replace(contentsWith(made));
    expect((await datasets.contents('mini')).provenance).toEqual([made]);
    expect(await datasets.check('mini')).toEqual([]);
    const folder = await temporaryFolder();
    await exportFolder(await datasets.contents('mini'), folder);
    const again = await datasets.replace((await importFolder(folder, { edition: 'again' })).contents);
    expect(again.version).toBe(header.version);
  });

  it('make a store that older versions refuse, and only that', async () => {
    const { store, place } = await create();
    await store.datasets.replace(contentsWith(described));
    expect(await runStatement(place, migrations)).toEqual([{ name: '0001-data-sets' }, ...ofEngine]);
    await store.datasets.replace(contentsWith(made));
    expect(await runStatement(place, migrations)).toEqual([
      { name: '0001-data-sets' },
      { name: '0003-origins' },
      ...ofEngine,
    ]);
  });

  it('come and go when a data set is replaced', async () => {
    const { datasets } = (await create()).store;
    for (const entry of [described, made, described, { ...emptySidecar, ...origin, kind: 'list', name: 'some' }]) {
      await datasets.replace(contentsWith(entry as Provenance));
      expect((await datasets.contents('mini')).provenance).toEqual([entry]);
    }
  });
});

describe('the version of a data set', () => {
  it('is that of earlier releases where no sidecar names commit, checksum and recipe', () => {
    expect(packContents(contentsWith(described)).header.version).toBe(
      'dbaf6020c6662e1600056614a83705de894a21d2ec9a7737ba15f8098e73f910',
    );
    expect(packContents(makeContents()).header.version).toBe(
      'c51f7c4697b8d524b39c993d473b67ab69e3135b8c39746a92dd1290e947eae5',
    );
  });

  it.each(['commit', 'sha256', 'recipe'] as const)('depends on the %s', (key) => {
    const versions = [described, { ...described, [key]: origin[key] }].map(
      (entry) => packContents(contentsWith(entry)).header.version,
    );
    expect(new Set(versions).size).toBe(2);
  });
});

it('a stored sidecar of another length is damaged', async () => {
  const { store, place } = await engines[0].create();
  await store.datasets.replace(contentsWith(made));
  await runStatement(place, `update document set text = '["a"]' where kind = 'list-sidecar'`);
  expect(await store.datasets.check('mini')).toEqual(['the sidecar of some is damaged']);
});
