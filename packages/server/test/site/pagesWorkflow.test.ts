import { spawnSync } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importFolder, openStore } from '@trellis/store';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeSums } from '../../src/site/writePages.ts';
import { writeSiteData } from '../../src/site/writeSite.ts';
import { root, temporaryFolder } from '../cli/trellis.ts';
import { fixture } from '../testServer.ts';

interface Step {
  readonly run?: string;
  readonly 'working-directory'?: string;
}

/** The commands of the workflow that a folder carries, which it runs where the folder is `site`. */
async function commands(): Promise<readonly Step[]> {
  const { jobs } = parse(await readFile(join(root, 'deploy/github-pages.yml'), 'utf8')) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
  };
  return Object.values(jobs).flatMap(({ steps }) => steps.filter(({ run }) => run !== undefined));
}

it('the workflow of a folder for GitHub Pages publishes it as it was written, and not when a file was changed', async () => {
  const place = await temporaryFolder();
  const site = join(place, 'site');
  const store = await openStore(join(place, 'data'));
  await store.datasets.replace((await importFolder(fixture('mini'), { edition: 'garden' })).contents);
  const settings = { edition: 'garden', uploadRows: 500_000 };
  await writeSiteData(store.datasets, { folder: site, editions: ['garden'], settings });
  await store.close();
  await writeSums(site);
  const steps = await commands();
  /** How the commands end, as GitHub runs them. */
  const run = () =>
    steps.map(({ run = '', 'working-directory': folder = '' }) => {
      const ended = spawnSync('bash', ['-e', '-c', run], { cwd: join(place, folder), encoding: 'utf8' });
      return [ended.status, ended.stdout] as const;
    });
  expect(run()).toEqual([[0, '']]);
  await appendFile(join(site, 'site.json'), ' ');
  expect(run()).toEqual([[1, 'site.json: FAILED\n']]);
});
