import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hasBit, openDataset, packDataset, type AnalysisContents, type DatasetContents } from '@trellis/core/dataset';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { findReleases, openStore, writeRelease, type Store } from '../../src/index.ts';
import { hasPostgres } from '../../../../scripts/rig/testDatabases.ts';
import { temporaryDatabase } from '../engines.ts';
import { makeContents } from '../makeContents.ts';
import { askDuckDb, bytesOf, readPacked, readParquet } from './released.ts';
import { smallDemo } from '../smallDemo.ts';

let base: string;
let store: Store;
let contents: DatasetContents;
let folder: string;

/** The sum of numbers; missing ones are left out. */
const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) if (!Number.isNaN(value)) total += value;
  return total;
};

const interactions = (analyses: readonly AnalysisContents[]) => ({
  rows: sum(analyses.map(({ targets }) => targets.length)),
  log2fc: sum(analyses.flatMap(({ log2fc }) => [...(log2fc ?? [])])),
  pvalue: sum(analyses.flatMap(({ pvalue }) => [...(pvalue ?? [])])),
  ids: sum(analyses.map(({ id, targets }) => id * targets.length)),
});

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'trellis-release-'));
  store = await openStore(join(base, 'data'));
  contents = smallDemo('arabidopsis');
  await store.datasets.replace(contents);
  ({ folder } = await writeRelease(store.datasets, { edition: 'arabidopsis', folder: join(base, 'releases') }));
}, 60_000);
afterAll(async () => {
  await store.close();
  await rm(base, { recursive: true, force: true });
});

describe('the tables of a release', () => {
  it('have the interactions of the store, read by hyparquet', async () => {
    const rows = await readParquet(folder, 'interactions');
    const column = (name: string) => rows.map((row) => (row[name] === null ? NaN : Number(row[name])));
    const expected = interactions(contents.analyses);
    expect(rows.length).toBe(expected.rows);
    expect(sum(column('analysis'))).toBe(expected.ids);
    expect(sum(column('log2fc'))).toBeCloseTo(expected.log2fc, 6);
    expect(sum(column('pvalue'))).toBeCloseTo(expected.pvalue, 9);
    const [first] = contents.analyses;
    const targets = rows.filter(({ analysis }) => analysis === first.id).map(({ target }) => target);
    expect(targets).toEqual(Array.from(first.targets, (gene) => contents.genes[gene].id));
  });

  it('have the same interactions, read by DuckDB', async () => {
    const [row] = await askDuckDb(
      folder,
      "select count(*)::int, sum(analysis)::int, sum(log2fc), sum(pvalue) from '$folder/interactions.parquet'",
    );
    const expected = interactions(contents.analyses);
    expect(row.slice(0, 2)).toEqual([expected.rows, expected.ids]);
    expect(Number(row[2])).toBeCloseTo(expected.log2fc, 6);
    expect(Number(row[3])).toBeCloseTo(expected.pvalue, 9);
  });

  it('say the same as Parquet and as CSV, cell by cell', async () => {
    const tables = (await readdir(folder))
      .filter((name) => name.endsWith('.parquet'))
      .map((name) => name.slice(0, -8));
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const head = `select count(*)::int from`;
      const parquet = `(select * from '$folder/${table}.parquet')`;
      const types = `(select * from '$folder/${table}.parquet' limit 0)`;
      const csv = `(select * from ${types} union all by name select * from read_csv('$folder/${table}.csv.gz', all_varchar = false, header = true, sample_size = -1, nullstr = ''))`;
      const text = 'columns(*)::varchar';
      const [[inParquet, inCsv, onlyParquet, onlyCsv]] = await askDuckDb(
        folder,
        `select (${head} ${parquet}), (${head} ${csv}),
          (${head} (select ${text} from ${parquet} except all select ${text} from ${csv})),
          (${head} (select ${text} from ${csv} except all select ${text} from ${parquet}))`,
      );
      expect([table, inCsv, onlyParquet, onlyCsv]).toEqual([table, inParquet, 0, 0]);
    }
  }, 60_000);

  it('have the counts of the data set', async () => {
    const count = async (table: string) => (await readParquet(folder, table)).length;
    expect(await count('genes')).toBe(contents.genes.length);
    expect(await count('analyses')).toBe(contents.analyses.length);
    expect(await count('go_annotations')).toBe(contents.go?.annotations.terms.length);
    expect(await count('go_terms')).toBe(contents.go?.ontology.ids.length);
    expect(await count('orthologs')).toBe(sum(contents.orthologs.map(({ genes }) => genes.length)));
    const pairs = contents.edgeTypes.flatMap(({ directed, pairs: all }) =>
      Array.from({ length: all.length / 2 }, (_, i) => directed || all[2 * i] <= all[2 * i + 1]),
    );
    expect(await count('edges')).toBe(pairs.filter(Boolean).length);
  });

  it('have regulons whose edges are those of the data set, with signs in both columns', async () => {
    const dataset = openDataset(packDataset(contents, 'v'));
    const edges = new Set(
      dataset.analyses.flatMap(({ tf, targets, present }) =>
        [...targets].filter((target) => hasBit(present, target)).map((target) => `${tf} ${target}`),
      ),
    );
    expect((await readParquet(folder, 'regulons_scenic')).length).toBe(edges.size);
    const signed = await readParquet(folder, 'regulons_decoupler');
    expect(signed.length).toBeGreaterThan(0);
    for (const { mor, weight } of signed) expect([mor, Math.sign(Number(weight))]).toEqual([mor, mor]);
    expect(new Set(signed.map(({ mor }) => mor))).toEqual(new Set([1, -1]));
  });
});

describe('the regulons for decoupleR', () => {
  it('have 1 for an induced target and -1 for a repressed one, and nothing that is only bound', async () => {
    const about = (entries: Readonly<Record<string, string>>) =>
      Object.entries({ EDGE_TYPE: 'in planta:Regulated', EXPERIMENT_TYPE: 'Expression', ...entries })
        .map(([key, value]) => ({ key, value, searchable: true }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    const values = { log2fc: Float64Array.of(2, -3), pvalue: Float64Array.of(0.01, 0.02) };
    const targets = Uint32Array.of(1, 2);
    const gain = { id: 1, name: 'gain', tf: 0, metadata: about({ GENOTYPE: 'overexpressor' }), targets, ...values };
    const loss = { id: 2, name: 'loss', tf: 3, metadata: about({ GENOTYPE: 'knockout' }), targets, ...values };
    const bound = makeContents()
      .analyses.slice(0, 1)
      .map((one) => ({ ...one, id: 3, tf: 1 }));
    await store.datasets.replace(makeContents({ edition: 'signs', analyses: [gain, loss, ...bound] }));
    const written = await writeRelease(store.datasets, { edition: 'signs', folder: join(base, 'releases') });
    const [, ...lines] = (await readPacked(written.folder, 'regulons_decoupler.csv.gz')).trimEnd().split('\n');
    expect(lines).toEqual([
      'A1,A2,1,0.5,1,0,0,0',
      'A1,A3,-1,-0.5,0,1,0,0',
      'A4,A2,-1,-0.5,0,1,0,0',
      'A4,A3,1,0.5,1,0,0,0',
    ]);
    expect(await readFile(join(written.folder, 'regulons_scenic.gmt'), 'utf8')).toBe(
      'A1(+)\tA1 induces\tA2\nA1(-)\tA1 represses\tA3\nA4(+)\tA4 induces\tA3\nA4(-)\tA4 represses\tA2\n',
    );
    expect(await readPacked(written.folder, 'tfs.gmt.gz')).toBe(
      'A1\tA1, 1 analysis\tA2\tA3\nA2\tA2, 1 analysis\tA2\tA4\nA4\tA4, 1 analysis\tA2\tA3\n',
    );
    const [set] = (await readPacked(written.folder, 'analyses.gmt.gz')).split('\n');
    expect(set).toBe('1_gain\tA1, in planta:Regulated\tA2\tA3');
  });
});

describe('the files of a release', () => {
  it('are the same bytes when they are written again, and have neither time nor system', async () => {
    const again = await writeRelease(store.datasets, { edition: 'arabidopsis', folder: join(base, 'again') });
    const [first, second] = [await bytesOf(folder), await bytesOf(again.folder)];
    expect([...second.keys()]).toEqual([...first.keys()]);
    for (const [name, bytes] of first) expect([name, second.get(name)?.equals(bytes)]).toEqual([name, true]);
    for (const [name, bytes] of first)
      if (name.endsWith('.gz')) expect([name, bytes.readUInt32LE(4), bytes[9]]).toEqual([name, 0, 255]);
  });

  it('are listed with their hashes, all of them', async () => {
    const files = await bytesOf(folder);
    const sums = files.get('SHA256SUMS')?.toString('utf8') ?? '';
    const others = [...files].filter(([name]) => name !== 'SHA256SUMS');
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sums).toBe(others.map(([name, bytes]) => `${hash(bytes)}  ${name}\n`).join(''));
  });

  it('are never changed, and the temporary folder is gone', async () => {
    const before = (await stat(folder)).mtimeMs;
    const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
    const second = await writeRelease(store.datasets, {
      ...{ edition: 'arabidopsis', folder: join(base, 'releases') },
      creator: 'Somebody else',
    });
    expect([second.isNew, second.folder]).toEqual([false, folder]);
    expect([(await stat(folder)).mtimeMs, await readFile(join(folder, 'SHA256SUMS'), 'utf8')]).toEqual([
      before,
      sums,
    ]);
    expect((await readdir(join(base, 'releases/arabidopsis'))).length).toBe(1);
  });

  it('are found again, and a folder with another name is no release', async () => {
    const [found, ...more] = await findReleases(join(base, 'releases'), 'arabidopsis');
    expect([more.length, found.name]).toEqual([0, folder.slice(-12)]);
    expect(found.files.map(({ name }) => name).sort()).toEqual([...(await bytesOf(folder)).keys()].sort());
    for (const edition of ['../releases/arabidopsis', 'rice', '__proto__', ''])
      expect([edition, await findReleases(join(base, 'releases'), edition)]).toEqual([edition, []]);
  });

  it.skipIf(!hasPostgres)('are the same bytes from PostgreSQL', { tags: ['long'] }, async () => {
    const other = await openStore(await temporaryDatabase());
    onTestFinished(() => other.close());
    await other.datasets.replace(contents);
    const written = await writeRelease(other.datasets, { edition: 'arabidopsis', folder: join(base, 'postgres') });
    const [first, second] = [await bytesOf(folder), await bytesOf(written.folder)];
    expect([...second.keys()]).toEqual([...first.keys()]);
    for (const [name, bytes] of first) expect([name, second.get(name)?.equals(bytes)]).toEqual([name, true]);
  });

  it('are gone when one of them cannot be written, and written completely the next time', async () => {
    await store.datasets.replace(makeContents({ edition: 'broken' }));
    const whole = await writeRelease(store.datasets, { edition: 'broken', folder: join(base, 'releases') });
    const [to, aside] = [join(base, 'broken'), `.${basename(whole.folder)}.partial-${process.pid}`];
    const write = (progress?: () => void) =>
      writeRelease(store.datasets, { edition: 'broken', folder: to, progress });
    // The last files cannot be written: a folder has the name of one of them.
    const failed = write(() => mkdirSync(join(to, 'broken', aside, 'README.md'), { recursive: true }));
    await expect(failed).rejects.toMatchObject({ code: 'EISDIR', path: expect.stringMatching(/README\.md$/) });
    expect(await readdir(join(to, 'broken'))).toEqual([]);
    expect((await write()).isNew).toBe(true);
    expect([...(await bytesOf(join(to, 'broken', basename(whole.folder)))).keys()]).toEqual([
      ...(await bytesOf(whole.folder)).keys(),
    ]);
  });

  it('are those of a version that is kept', async () => {
    const wrong = writeRelease(store.datasets, { edition: 'arabidopsis', version: '0000', folder: base });
    await expect(wrong).rejects.toThrow('The store has no version of the arabidopsis data that begins with "0000".');
    const other = writeRelease(store.datasets, { edition: 'rice', folder: base });
    await expect(other).rejects.toThrow('There is no data set for the edition rice.');
  });
});

describe('the description of a release', () => {
  const read = async (name: string, from = folder) => readFile(join(from, name), 'utf8');

  it('claims no DOI, and names publisher and date only where they are given', { tags: ['long'] }, async () => {
    const plain = {
      cite: parse(await read('CITATION.cff')) as Record<string, unknown>,
      dataCite: JSON.parse(await read('datacite.json')) as Record<string, unknown>,
    };
    expect(plain.cite).not.toHaveProperty('doi');
    expect(plain.dataCite).not.toHaveProperty('doi');
    expect(plain.dataCite).not.toHaveProperty('publicationYear');
    expect(plain.cite).toMatchObject({ 'cff-version': '1.2.0', type: 'dataset' });
    const { folder: full } = await writeRelease(store.datasets, {
      ...{ edition: 'arabidopsis', folder: join(base, 'full'), url: 'https://arabidopsis.example.org' },
      ...{ creator: 'Plant Lab', released: '2026-01-31' },
    });
    const address = `https://arabidopsis.example.org/releases/${full.slice(-12)}/`;
    expect(parse(await read('CITATION.cff', full))).toMatchObject({
      authors: [{ name: 'Plant Lab' }],
      'date-released': '2026-01-31',
      url: address,
    });
    expect(JSON.parse(await read('datacite.json', full))).toMatchObject({
      publisher: { name: 'Plant Lab' },
      publicationYear: 2026,
    });
    const { distribution } = JSON.parse(await read('dataset.jsonld', full)) as {
      distribution: { contentUrl: string }[];
    };
    for (const { contentUrl } of distribution) expect(contentUrl.startsWith(address)).toBe(true);
  });

  it('has the properties that Bioschemas wants at least', async () => {
    const dataset = JSON.parse(await read('dataset.jsonld')) as Record<string, unknown>;
    for (const key of ['@context', '@type', 'name', 'description', 'identifier', 'keywords', 'license'])
      expect([key, dataset[key] !== undefined]).toEqual([key, true]);
  });

  it('says that licenses are unknown', async () => {
    const sources = await readParquet(folder, 'sources');
    expect(sources.length).toBeGreaterThan(0);
    for (const { license } of sources) expect(license).toBe('License unknown');
    expect(await read('README.md')).toMatch(/The license of \d+ analyses and other parts is unknown/);
  });
});
