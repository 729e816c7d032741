import { join } from 'node:path';
import { emptySidecar } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import {
  changeDataset,
  importAliases,
  importAnalysis,
  importAnnotation,
  importClusterInfo,
  importDocument,
  importEdges,
  importMotifs,
  type MakeChange,
  removeAnalysis,
  removeDocument,
  removeEdges,
  sourceFile,
  type Store,
} from '../../src/index.ts';
import { engines } from '../engines.ts';
import { type Files, writeFiles } from '../folders.ts';
import { makeContents } from '../makeContents.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const metadata = 'TRANSCRIPTION_FACTOR_ID: A3\nEXPERIMENT_TYPE: Binding\nEDGE_TYPE: x\n';

async function write(files: Files): Promise<(name: string) => ReturnType<typeof sourceFile>> {
  const folder = await temporaryFolder();
  await writeFiles(folder, files);
  return (name) => sourceFile(join(folder, name));
}

describe.each(engines)('a change on $name', (engine) => {
  const open = async (): Promise<Store> => {
    const { store } = await engine.create();
    await store.datasets.replace(makeContents());
    return store;
  };

  const change = async (make: MakeChange, options: { dryRun?: boolean } = {}) => {
    const { datasets } = await open();
    const { notes } = await changeDataset(datasets, { edition: 'mini', ...options }, make);
    expect(await datasets.check('mini')).toEqual([]);
    return { contents: await datasets.contents('mini'), notes };
  };

  it('adds an analysis with the number of its file', async () => {
    const file = await write({ '005_five.csv': 'gene_id\nA4\n', '005_five.txt': metadata });
    const options = { data: file('005_five.csv'), metadata: file('005_five.txt'), replace: false, again: false };
    const { contents, notes } = await change(importAnalysis(options));
    expect(contents.analyses.map(({ id, name }) => [id, name])).toEqual([
      [1, 'one'],
      [5, 'five'],
      [7, 'seven'],
    ]);
    expect(contents.analyses[1]).toMatchObject({ tf: 2, targets: Uint32Array.of(3), log2fc: null });
    expect(notes).toEqual(['analysis 5 added']);
  });

  it('numbers an analysis after the largest id, or as it is told', async () => {
    const file = await write({ 'x.csv': 'gene_id\nA4\n', 'x.txt': metadata });
    const options = { data: file('x.csv'), metadata: file('x.txt'), replace: false, again: false };
    expect((await change(importAnalysis(options))).notes).toEqual(['analysis 8 added']);
    expect((await change(importAnalysis({ ...options, id: 3 }))).notes).toEqual(['analysis 3 added']);
  });

  it('replaces an analysis only when it is told to', async () => {
    const file = await write({ 'seven.csv': 'gene_id\nA1\n', 'seven.txt': metadata });
    const options = { data: file('seven.csv'), metadata: file('seven.txt') };
    const refused = change(importAnalysis({ ...options, id: 7, replace: false, again: true }));
    await expect(refused).rejects.toThrow('analysis 7 already exists (seven); use --replace to replace it');
    const { contents, notes } = await change(importAnalysis({ ...options, replace: true, again: true }));
    expect(notes).toEqual(['analysis 7 replaced (was seven)']);
    expect(contents.analyses[1]).toMatchObject({ id: 7, tf: 2, log2fc: null });
  });

  it('refuses an analysis that is there already, unless it is told to add it again', async () => {
    const file = await write({
      'x.csv': 'gene_id\nA4\n',
      'x.txt': metadata,
      'again.csv': 'gene_id\nA4\n',
      'again.txt': metadata,
    });
    const first = { data: file('x.csv'), metadata: file('x.txt'), replace: false, again: false };
    const second = { ...first, data: file('again.csv'), metadata: file('again.txt') };
    const { datasets } = await open();
    await changeDataset(datasets, { edition: 'mini' }, importAnalysis(first));
    const add = (again: boolean) =>
      changeDataset(datasets, { edition: 'mini' }, importAnalysis({ ...second, again }));
    await expect(add(false)).rejects.toThrow('analysis 8 (x) has the same content; use --again to add it once more');
    expect((await add(true)).notes).toEqual(['analysis 9 added']);
  });

  it('reads an analysis as another program wrote it, and refuses one without known genes', async () => {
    const file = await write({
      'x.tsv': 'logFC\tlogCPM\tPValue\tFDR\nA4\t2.5\t3\t0.9\t0.01\nA1\t-1\t3\t0.9\t0.02\n',
      'none.csv': 'gene_id\nB1\n',
      'x.txt': metadata,
    });
    const options = { data: file('x.tsv'), metadata: file('x.txt'), replace: false, again: false };
    const { contents } = await change(importAnalysis(options));
    expect(contents.analyses.at(-1)).toMatchObject({
      targets: Uint32Array.of(0, 3),
      log2fc: Float64Array.of(-1, 2.5),
      pvalue: Float64Array.of(0.02, 0.01),
    });
    await expect(change(importAnalysis({ ...options, data: file('none.csv') }))).rejects.toThrow(
      'No row of none.csv is of a known gene: it has 1 row.',
    );
  });

  it('removes an analysis, an edge type, a list, a network', async () => {
    expect((await change(removeAnalysis(1))).contents.analyses.map(({ id }) => id)).toEqual([7]);
    expect((await change(removeEdges('bound'))).contents.edgeTypes.map(({ name }) => name)).toEqual(['pair']);
    expect((await change(removeDocument('some', 'lists'))).contents.lists).toEqual([]);
    expect((await change(removeDocument('net', 'networks'))).contents.networks).toEqual([]);
    await expect(change(removeAnalysis(2))).rejects.toMatchObject({ code: 'unknown-analysis' });
    await expect(change(removeDocument('net', 'lists'))).rejects.toMatchObject({ code: 'unknown-list' });
    await expect(change(removeDocument('some', 'networks'))).rejects.toMatchObject({ code: 'unknown-network' });
    await expect(change(removeEdges('none'))).rejects.toThrow('there are no additional edges of the type "none"');
  });

  it('adds edges to those that are there', async () => {
    const file = await write({ 'e.csv': 's,t,e\nA1,A2,bound\nA4,A1,bound\nA1,A2,new\n' });
    const { contents } = await change(importEdges(file('e.csv'), false));
    expect(contents.edgeTypes.map(({ name, pairs }) => [name, [...pairs]])).toEqual([
      ['bound', [0, 1, 0, 3, 2, 2, 3, 0]],
      ['new', [0, 1]],
      ['pair', [0, 1, 1, 0]],
    ]);
    const undirected = change(importEdges(file('e.csv'), true));
    await expect(undirected).rejects.toThrow(
      'line 2: the edge type "bound" is undirected here but directed in the data set',
    );
  });

  it('puts aliases, motifs and cluster information in the place of the current ones', async () => {
    const file = await write({ 'a.csv': 'alias,gene_id\nz,A2\nb,A2\n', 'm.csv': 'A1,CDS,m,1\n', 'c.csv': 'c\nx\n' });
    expect((await change(importAliases(file('a.csv')))).contents.aliases).toEqual([
      { alias: 'b', gene: 1 },
      { alias: 'z', gene: 1 },
    ]);
    const column = { region: 'CDS', motif: 'm', genes: Uint32Array.of(0), counts: Uint32Array.of(1) };
    const { motifs } = (await change(importMotifs(file('m.csv'), 'cluster'))).contents;
    expect(motifs).toEqual({ cluster: [column], individual: makeContents().motifs.individual });
    expect((await change(importClusterInfo(file('c.csv')))).contents.clusterInfo).toBe('c\nx\n');
  });

  it('adds no list and no network in which nothing is a gene', async () => {
    const file = await write({ 'odd.txt': 'nothing\nhere\n', 'odd.tsv': 'nothing\tis\there\n' });
    await expect(change(importDocument(file('odd.txt'), 'lists', { replace: false }))).rejects.toMatchObject({
      code: 'no-known-genes',
      message: expect.stringMatching(/^None of the 2 names in odd is a gene of this edition/),
    });
    await expect(change(importDocument(file('odd.tsv'), 'networks', { replace: false }))).rejects.toMatchObject({
      code: 'no-known-genes',
    });
  });

  it('adds lists and networks, and replaces them only when it is told to', async () => {
    const file = await write({ 'some.x.txt': 'A4\n', 'all.txt': 'A1\n' });
    const { contents } = await change(importDocument(file('all.txt'), 'lists', { replace: false }));
    expect(contents.lists.map(({ name }) => name)).toEqual(['all', 'some']);
    const refused = change(importDocument(file('some.x.txt'), 'lists', { replace: false }));
    await expect(refused).rejects.toThrow('a gene list named "some" already exists; use --replace to replace it');
    const replaced = await change(importDocument(file('some.x.txt'), 'lists', { replace: true }));
    expect(replaced.contents.lists).toEqual([{ name: 'some', text: 'A4\n' }]);
  });

  it('takes the sidecar of a list, a network and edges, and removes it with them', async () => {
    const file = await write({
      'some.txt': 'A1\n',
      'some.yaml': 'description: Genes of a list\ndoi: 10.1234/abc\n',
      'e.csv': 's,t,e\nA4,A1,bound\nA1,A2,new\n',
      'e.yaml': 'source: Lee 2020',
    });
    const list = { ...emptySidecar, kind: 'list', name: 'some', description: 'Genes of a list', doi: '10.1234/abc' };
    const edges = ['bound', 'new'].map((name) => ({ ...emptySidecar, kind: 'edges', name, source: 'Lee 2020' }));
    const { datasets } = await open();
    const options = { edition: 'mini' };
    const provenance = async (make: MakeChange) => {
      await changeDataset(datasets, options, make);
      expect(await datasets.check('mini')).toEqual([]);
      expect((await datasets.image('mini')).version).toBe((await datasets.header('mini'))?.version);
      return (await datasets.contents('mini')).provenance;
    };
    const importList = (sidecar?: string) =>
      importDocument(file('some.txt'), 'lists', { replace: true, sidecar: sidecar ? file(sidecar) : undefined });
    expect(await provenance(importList('some.yaml'))).toEqual([list]);
    expect(await provenance(importEdges(file('e.csv'), false, file('e.yaml')))).toEqual([list, ...edges]);
    expect(await provenance(importEdges(file('e.csv'), false))).toEqual([list, ...edges]);
    expect(await provenance(removeEdges('new'))).toEqual([list, edges[0]]);
    expect(await provenance(importList())).toEqual([edges[0]]);
    expect(await provenance(importList('some.yaml'))).toEqual([list, edges[0]]);
    expect(await provenance(removeDocument('some', 'lists'))).toEqual([edges[0]]);
  });

  it('keeps everything by gene id under a new annotation, and says what vanished', async () => {
    const file = await write({ 'annotation.csv': 'gene_id,n,f,t,y\nA0,,,,\na1,new,,,\nA3,,,,\nA4,,,,\n' });
    const { contents, notes } = await change(importAnnotation(file('annotation.csv')));
    expect(contents.genes.map(({ id }) => id)).toEqual(['A0', 'a1', 'A3', 'A4']);
    expect(contents.aliases).toEqual([{ alias: 'first', gene: 1 }]);
    expect(contents.analyses).toMatchObject([{ id: 1, tf: 1, targets: Uint32Array.of(3) }]);
    expect(contents.edgeTypes).toEqual([{ name: 'bound', directed: true, pairs: Uint32Array.of(1, 3, 2, 2) }]);
    expect(contents.motifs.cluster).toMatchObject([{ genes: Uint32Array.of(2), counts: Uint32Array.of(1) }]);
    expect(contents.motifs.individual).toMatchObject([{ genes: Uint32Array.of(3) }, { genes: Uint32Array.of(1) }]);
    expect(notes).toEqual([
      '1 gene no longer in the annotation: A2',
      'analysis 7 removed with its transcription factor A2',
      '3 interactions removed with their genes',
      '3 additional edges removed with their genes',
      '300 motif hits removed with their genes',
    ]);
  });

  it('is only tried in a dry run', async () => {
    const { contents } = await change(removeAnalysis(1), { dryRun: true });
    expect(contents).toEqual(makeContents());
  });

  it('needs a data set, unless it may make one', async () => {
    const { datasets } = (await engine.create()).store;
    const file = await write({ 'annotation.csv': 'gene_id,n,f,t,y\nA1,,,,\n' });
    const make = importAnnotation(file('annotation.csv'));
    const refused = changeDataset(datasets, { edition: 'mini' }, make);
    await expect(refused).rejects.toMatchObject({ code: 'unknown-edition' });
    const { header } = await changeDataset(datasets, { edition: 'mini', mayCreate: true }, make);
    expect(header?.counts.genes).toBe(1);
  });

  it('is made again when another one came first, so that neither is lost', async () => {
    const { datasets } = await open();
    const file = await write({ 'a.txt': 'A1\n', 'b.txt': 'A2\n' });
    const changes = ['a.txt', 'b.txt'].map((name) =>
      changeDataset(datasets, { edition: 'mini' }, importDocument(file(name), 'lists', { replace: false })),
    );
    await Promise.all(changes);
    expect((await datasets.contents('mini')).lists.map(({ name }) => name)).toEqual(['a', 'b', 'some']);
  });
});
