import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  goldenDataset,
  goldenNames,
  hasGoldenCases,
  readGoldenCases,
  type GoldenCase,
  type GoldenView,
} from '../goldenCases.ts';
import { startServer, type Asked, type TestServer } from '../testServer.ts';
import { trellisWith } from './trellis.ts';

if (!hasGoldenCases)
  console.warn('../shared/golden is absent: the command line is not compared with recorded answers');

/** How the command line asks for a recorded view. */
const asked: Readonly<Record<GoldenView, readonly [view: string, format: string]>> = {
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
};

const optionOf = new Map([
  ['targetgenes', '--target-genes'],
  ['filtertfs', '--filter-tfs'],
  ['targetnetworks', '--network'],
  ['backgroundgenes', '--background'],
]);

describe.runIf(hasGoldenCases)('the command line gives the recorded figures', { timeout: 60_000 }, () => {
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

  async function differencesOf(recorded: GoldenCase, view: GoldenView, where: readonly string[]): Promise<string[]> {
    const [name, format] = asked[view];
    const words = [...(await wordsOf(recorded.request)), '--view', name, '--format', format, ...where];
    const { code, err, bytes } = await trellisWith({}, ...words);
    if (code !== 0) return [err];
    return recorded.differences(view, bytes.toString());
  }

  it.each(goldenNames)('of %s, asked of a site', async (name) => {
    const [recorded] = await readGoldenCases([name]);
    expect(recorded.views).toContain('table');
    for (const view of recorded.views) {
      const differences = await differencesOf(recorded, view, ['--url', server?.url ?? '']);
      expect({ view, differences: differences.slice(0, 5) }).toEqual({ view, differences: [] });
    }
  });

  it('of and_two, but not those of another query', async () => {
    const [recorded, other] = await readGoldenCases(['and_two', 'not_right']);
    const swapped = { ...recorded, request: other.request };
    for (const view of recorded.views)
      expect(await differencesOf(swapped, view, ['--url', server?.url ?? ''])).not.toEqual([]);
  });

  it('of and_two, without a server', async () => {
    const [recorded] = await readGoldenCases(['and_two']);
    for (const view of ['table', 'analysisEnrichment'] as const)
      expect(await differencesOf(recorded, view, ['--data', server?.data ?? ''])).toEqual([]);
  });
});
