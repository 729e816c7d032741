import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { programOf, root } from './trellis.ts';

const guide = await readFile(join(root, 'docs/guide/new-species.md'), 'utf8');
const raw = [...guide.matchAll(/`(raw\/[^`\n]+)`:\n\n```\n(.*?)^```$/gms)].map(([, path, text]) => ({ path, text }));
const blocks = [...guide.matchAll(/^```(sh|yaml|answer)\n(.*?)^```$/gms)].map(([, kind, text]) => ({ kind, text }));

/** Runs shell commands in which `trellis` is the command line of this tree. */
async function shell(folder: string, commands: string): Promise<string> {
  const trellis = `trellis() { "${process.execPath}" "${programOf('trellis')}" "$@"; }`;
  const { stdout } = await promisify(execFile)('bash', ['-ec', `${trellis}\n${commands}`], { cwd: folder });
  return stdout;
}

describe('docs/guide/new-species.md, carried out as it is written', () => {
  let folder: string;
  const printed: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-species-'));
    for (const { path, text } of raw) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    for (const { kind, text } of blocks) {
      if (kind === 'sh') printed.push(await shell(folder, text));
      if (kind === 'yaml') await appendFile(join(folder, 'yeast/edition.yaml'), text);
      if (kind === 'answer') expect(printed.at(-1)).toBe(text);
    }
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('shows six raw files, and ends with an edition.yaml that has the change', () => {
    expect(raw).toHaveLength(6);
    expect(printed.at(-1)).toContain('examples:\n  - YAL001C\n  - YAL002W\n');
    expect(printed.at(-1)).toContain('species: Saccharomyces cerevisiae\n');
  });

  it('leads to a site with its host name, whose answers name nothing of another species', async () => {
    const app = await buildApp(readConfig({ data: join(folder, 'data'), log: 'silent' }, {}), {
      computing: 'all in process',
    });
    try {
      const get = async (url: string) => (await app.inject({ url, headers: { host: 'yeast.example.org' } })).body;
      expect(JSON.parse(await get('/api/site/'))).toMatchObject({
        edition: 'yeast',
        title: 'Yeast',
        default_tf: 'YAL001C',
        gene_links: [{ name: 'SGD' }],
        named_queries: ['all_expression', 'all_exo'],
        example_queries: expect.arrayContaining([expect.objectContaining({ query: 'TFA1 and TFB1' })]),
      });
      const answers = [await get('/api/site/'), await get('/api/gene/YAL001C/'), await get('/api/tfs/')].join('\n');
      expect(answers).toContain('all_exo');
      expect(answers).not.toMatch(/arabidopsis|in planta|in_planta/i);
    } finally {
      await app.close();
    }
  });

  it('keeps the file with the data set', async () => {
    const store = await openStore(join(folder, 'data'));
    const { settings } = await store.datasets.profile('yeast');
    await store.close();
    expect(settings).toMatchObject({ title: 'Yeast', order: 4, examples: ['YAL001C', 'YAL002W'] });
  });
});
