import { join } from 'node:path';
import { openDataset } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { backUp, changeDataset, importAnnotation, importFolder, restore, sourceFile } from '../../src/index.ts';
import { packContents } from '../../src/contents/packed.ts';
import { engines } from '../engines.ts';
import { miniFolder, writeFiles } from '../folders.ts';
import { makeContents } from '../makeContents.ts';
import { knowledge } from '../makeKnowledge.ts';
import { runStatement } from '../runStatement.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const migrations = 'select name from kysely_migration order by name';

describe.each(engines)('knowledge about genes on $name', ({ name, create }) => {
  /** The table of versions is only where one database holds several. */
  const ofEngine = name === 'PostgreSQL' ? [{ name: '0004-versions' }] : [];

  it('comes back as it was written, and is opened for queries', async () => {
    const { datasets } = (await create()).store;
    const contents = makeContents(knowledge);
    await datasets.replace(contents);
    expect(await datasets.contents('mini')).toEqual(contents);
    expect(await datasets.check('mini')).toEqual([]);
    const { go, orthologs, tfFamilies } = openDataset(await datasets.image('mini'));
    const {
      release,
      relations: _relations,
      altIds: _altIds,
      obsolete: _obsolete,
      ...ontology
    } = knowledge.go.ontology;
    expect(go).toEqual({
      ...{ release, ontology, annotations: knowledge.go.annotations },
      others: { ids: ['T:8', 'T:5'], terms: Uint32Array.of(1, 1) },
    });
    const [{ pairSources: _sources, ...maize }] = knowledge.orthologs;
    expect(orthologs).toEqual([{ ...maize, sources: ['OrthoFinder2'] }]);
    expect(tfFamilies).toEqual(knowledge.tfFamilies);
  });

  it('is absent without files, with the tables and the index of a data set that cannot have any', async () => {
    const { store, place } = await create();
    await store.datasets.replace(makeContents());
    expect(await runStatement(place, migrations)).toEqual([{ name: '0001-data-sets' }, ...ofEngine]);
    const image = await store.datasets.image('mini');
    expect(Object.keys(JSON.parse(Buffer.from(image.index).toString()))).not.toContain('go');
    const { go, orthologs, tfFamilies } = openDataset(image);
    expect({ go, orthologs, tfFamilies }).toEqual({ go: null, orthologs: [], tfFamilies: null });
  });

  it('has a table of its own', async () => {
    const { store, place } = await create();
    await store.datasets.replace(makeContents(knowledge));
    expect(await runStatement(place, migrations)).toEqual([
      { name: '0001-data-sets' },
      { name: '0002-knowledge' },
      ...ofEngine,
    ]);
  });

  it('comes and goes when a data set is replaced', async () => {
    const { datasets } = (await create()).store;
    for (const changes of [{}, knowledge, {}, knowledge]) {
      await datasets.replace(makeContents(changes));
      expect(await datasets.contents('mini')).toEqual(makeContents(changes));
      expect(await datasets.check('mini')).toEqual([]);
    }
  });

  it('survives a backup', async () => {
    const [from, to] = [(await create()).store, (await create()).store];
    const before = await from.datasets.replace(makeContents(knowledge));
    const folder = join(await temporaryFolder(), 'backup');
    await backUp(from, folder);
    await restore(to, folder);
    expect(await to.datasets.header('mini')).toEqual(before);
  });

  it('keeps its genes when the annotation is replaced, and loses those that are gone', async () => {
    const { datasets } = (await create()).store;
    await datasets.replace(makeContents(knowledge));
    const folder = await temporaryFolder();
    await writeFiles(folder, {
      'annotation.csv': 'gene_id,name,fullname,gene_type,gene_family\nA0,,,,\nA2,,,,\nA3,,,,\nA4,,,,\n',
    });
    const file = sourceFile(join(folder, 'annotation.csv'));
    const { notes } = await changeDataset(datasets, { edition: 'mini' }, importAnnotation(file));
    expect(await datasets.check('mini')).toEqual([]);
    const { go, orthologs, tfFamilies } = await datasets.contents('mini');
    expect(go?.annotations).toEqual({
      starts: Uint32Array.of(0, 0, 0, 1, 1),
      terms: Uint32Array.of(0),
      evidence: Uint8Array.of(0),
      codes: [''],
    });
    expect(orthologs).toEqual([
      {
        edition: 'maize',
        genes: Uint32Array.of(3),
        orthologs: ['Z1'],
        sources: ['OrthoFinder2'],
        pairSources: Uint8Array.of(0),
      },
    ]);
    expect(tfFamilies).toEqual({
      names: ['MYB'],
      starts: Uint32Array.of(0, 0, 1, 1, 1),
      families: Uint32Array.of(0),
    });
    expect(notes).toContain('2 GO annotations removed with their genes');
    expect(notes).toContain('2 pairs of orthologs removed with their genes');
    expect(notes).toContain('2 TF family entries removed with their genes');
  });

  it.each([
    ["update knowledge set hash = 'x' where kind = 'ontology'", 'ontology: the content does not match its hash'],
    [
      "update knowledge set item_count = 2 where kind = 'orthologs'",
      'orthologs "maize": the content does not match its hash',
    ],
    ["delete from knowledge where kind = 'tf-families'", 'the content does not match its version'],
    [
      "delete from knowledge where kind = 'go-annotations'",
      'GO, orthologs or TF families: only one of ontology and annotations is present',
    ],
    [
      "update knowledge set name = 'rice' where kind = 'orthologs'",
      'orthologs "rice": the content does not match its hash',
    ],
  ])('is checked: %s', async (statement, fault) => {
    const { store, place } = await create();
    await store.datasets.replace(makeContents(knowledge));
    await runStatement(place, statement);
    expect(await store.datasets.check('mini')).toEqual([fault]);
  });
});

describe('the version of a data set', () => {
  it('is what it was before data sets could have GO, orthologs, families and an edition.yaml', async () => {
    const { contents } = await importFolder(miniFolder, { edition: 'mini' });
    expect(packContents(contents).header.version).toBe(
      'e4f632d2c219a93796388eb9fb7b26d6ddf9a357953cc7cc6b7a26f88a30b8fd',
    );
  });

  it('changes with each of them', () => {
    const { go, orthologs, tfFamilies } = knowledge;
    const variants = [
      makeContents(),
      makeContents({ go }),
      makeContents({ go: { ...go, ontology: { ...go.ontology, release: '' } } }),
      makeContents({ go: { ...go, ontology: { ...go.ontology, relations: Uint8Array.of(1, 3) } } }),
      makeContents({ go: { ...go, ontology: { ...go.ontology, obsolete: [] } } }),
      makeContents({ go: { ...go, annotations: { ...go.annotations, codes: ['', 'IDA'] } } }),
      makeContents({ orthologs }),
      makeContents({ orthologs: [{ ...orthologs[0], edition: 'rice' }] }),
      makeContents({ tfFamilies }),
      makeContents({ settings: { title: 'Yeast' } }),
    ];
    expect(new Set(variants.map((contents) => packContents(contents).header.version)).size).toBe(variants.length);
  });
});
