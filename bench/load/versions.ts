import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '@trellis/store';
import { report } from '../../scripts/rig/report.ts';
import { startServer } from '../../scripts/rig/server.ts';
import { letUsersWork, prepare, type Given } from '../../scripts/rig/users.ts';

export interface VersionsOptions {
  /** Data folder with the full-size demo of arabidopsis; it is copied. */
  readonly folder: string;
  /** Number of versions that users ask on, the newest included. */
  readonly versions: number;
  readonly users: number;
  readonly seconds: number;
  readonly thinkMs: number;
  /** TRELLIS_OLD_DATA_MEMORY in MB; undefined is the default. */
  readonly oldMemory: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

/** MB for results, caches and the reading of one version, besides the data sets in memory. */
const margin = 300;

/** The default of TRELLIS_OLD_DATA_MEMORY in MB. */
const defaultOldMemory = 1024;

/**
 * Lets users work on the requests of several versions of a data set, while each version is imported and afterwards. Prints
 * times, errors and the peak of the memory, which must not be more than with one version, plus the memory for older versions,
 * plus one version that is being read.
 */
export async function measureVersions(options: VersionsOptions): Promise<void> {
  const { users, seconds, thinkMs, versions, oldMemory = defaultOldMemory } = options;
  const data = await mkdtemp(join(tmpdir(), 'trellis-load-versions-'));
  try {
    await cp(options.folder, data, { recursive: true });
    const server = await startServer(data, {
      environment: {
        ...options.environment,
        TRELLIS_OLD_DATA_MEMORY: String(oldMemory),
      },
    });
    const work = (given: Given) => letUsersWork({ url: server.url, users, seconds, thinkMs, heavyOneIn: 20 }, given);
    const first = await prepare(server.url);
    await work(first);
    const base = server.peak();
    report('memory peak with one version', base, { unit: 'MB' });
    const image = await sizeOfImage(data);
    report('one version in memory', image, { unit: 'MB' });
    let given = first;
    for (let version = 2; version <= versions; version++) {
      await importAgain(data, `version ${version}`, versions);
      await isNewest(server.url, `version ${version}`);
      given = { ...given, light: mixed(given.light, (await prepare(server.url)).light) };
    }
    const { light, heavy } = await work(given);
    console.log(light.line(`light, ${versions} versions`));
    console.log(heavy.line('heavy'));
    report('errors other than 503', light.broken + heavy.broken, { unit: '', budget: 0 });
    const older = Math.max(image, Math.min(oldMemory, image * (versions - 1)));
    report('memory at the end', server.memory(), { unit: 'MB' });
    report(`memory peak with ${versions} versions`, server.peak(), {
      unit: 'MB',
      budget: base + older + image + margin,
    });
    server.stop();
    await wait(1500);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Requests of the versions by turns. */
const mixed = (older: readonly string[], newer: readonly string[]): string[] =>
  Array.from({ length: Math.max(older.length, newer.length) }, (_, i) => [older[i], newer[i]])
    .flat()
    .filter((id) => id !== undefined);

async function sizeOfImage(data: string): Promise<number> {
  const { datasets } = await openStore(data);
  const { index, columns } = await datasets.image('arabidopsis');
  return (index.byteLength + columns.byteLength) / 1e6;
}

/** Imports the same data under another label, which is another version, and keeps so many. */
async function importAgain(data: string, label: string, keep: number): Promise<void> {
  const { datasets } = await openStore(data);
  const start = performance.now();
  await datasets.replace({ ...(await datasets.contents('arabidopsis')), label }, { keep });
  console.log(`imported ${label} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Waits until the server uses the data set with a label. */
async function isNewest(url: string, label: string): Promise<void> {
  for (;;) {
    const site = (await (await fetch(`${url}/api/site/`)).json()) as { readonly label: string };
    if (site.label === label) return;
    await wait(200);
  }
}
