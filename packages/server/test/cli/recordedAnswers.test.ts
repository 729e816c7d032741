import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combinations } from '../../../core/test/propertyRuns.ts';
import { goldenDataset, readGoldenCases, type RecordedCase } from '../golden/readGolden.ts';
import { differencesOfView, isRecorded } from '../golden/viewAnswers.ts';
import { startServer, type Asked, type TestServer } from '../testServer.ts';
import { trellisWith } from './trellis.ts';

/** Cases with every kind of input, and the parts of the query language. */
const names = [
  'and_two',
  'background',
  'everything',
  'mod_chain',
  'net4_header',
  'not_right',
  'tg_lists2',
  'tg_storage',
];

/** How the command line asks for a recorded view. */
const asked: ReadonlyMap<string, readonly [view: string, format: string]> = new Map(
  Object.entries({
    table: ['table', 'json'],
    exportCsv: ['interactions', 'csv'],
    summary: ['summary', 'json'],
    network: ['network', 'json'],
    sif: ['network', 'sif'],
    listEnrichment: ['target-lists', 'json'],
    motif: ['motifs', 'json'],
    analysisEnrichment: ['gene-sets', 'json'],
    sungear: ['sungear', 'json'],
    aupr: ['aupr', 'svg'],
  } as const),
);

/** Options of views that say which genes are compared, and what is counted. */
const unsaid = new Map([
  ['gene-sets', ['sets', 'universe']],
  ['sungear', ['expected']],
  ['motifs', ['test']],
]);

const optionOf = new Map([
  ['targetgenes', '--target-genes'],
  ['filtertfs', '--filter-tfs'],
  ['targetnetworks', '--network'],
  ['backgroundgenes', '--background'],
]);

describe('the command line gives the recorded figures', { timeout: 60_000 }, () => {
  let [server, folder]: [TestServer | undefined, string] = [undefined, ''];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-cases-'));
    server = await startServer(goldenDataset);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The words of a command line that asks what a recorded request asked; its files are written to the folder. */
  async function wordsOf({ query, edges = [], fields = {}, files = {} }: Asked): Promise<string[]> {
    const words = ['query', query ?? '', '--quiet', ...edges.flatMap((type) => ['--edges', type])];
    for (const [field, value] of Object.entries(fields))
      words.push(...(field === 'networkHeaders' ? ['--network-header'] : [optionOf.get(field) ?? field, value]));
    for (const [field, { filename, text }] of Object.entries(files)) {
      await writeFile(join(folder, filename), text);
      words.push(optionOf.get(field) ?? field, join(folder, filename));
    }
    return words;
  }

  async function differences(recorded: RecordedCase, view: string, where: readonly string[]): Promise<string[]> {
    const [name, format] = asked.get(view) ?? [view, 'json'];
    // The answers were recorded without these options.
    const options = (unsaid.get(name) ?? []).flatMap((option) => ['--option', `${option}=`]);
    const words = [...(await wordsOf(recorded.request)), '--view', name, '--format', format, ...options, ...where];
    const { code, err, bytes } = await trellisWith({}, ...words);
    return code === 0 ? differencesOfView({ recorded, view, text: bytes.toString() }) : [err];
  }

  const viewsOf = (recorded: RecordedCase) => [...asked.keys()].filter((view) => isRecorded(recorded, view));

  it.each(readGoldenCases(combinations(names, 4)))('of $name, asked of a site', async (recorded) => {
    const views = viewsOf(recorded);
    expect(views).toContain('table');
    for (const view of views) {
      const found = await differences(recorded, view, ['--url', server?.url ?? '']);
      expect({ view, found: found.slice(0, 5) }).toEqual({ view, found: [] });
    }
  });

  it('of and_two, but not those of another query', async () => {
    const [recorded, other] = readGoldenCases(['and_two', 'not_right']);
    const swapped = { ...recorded, request: other.request };
    for (const view of ['table', 'summary', 'network'])
      expect(await differences(swapped, view, ['--url', server?.url ?? ''])).not.toEqual([]);
  });

  it('of and_two, without a server', async () => {
    const [recorded] = readGoldenCases(['and_two']);
    for (const view of ['table', 'analysisEnrichment'])
      expect(await differences(recorded, view, ['--data', server?.data ?? ''])).toEqual([]);
  });
});
