import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder, openStore } from '@trellis/store';
import { answerFaults } from '../answerFaults.ts';
import { readNames } from '../client.ts';
import { Journal } from '../journal.ts';
import { root } from '../../../../../scripts/rig/root.ts';
import { runCommand, type Program } from '../../../../../scripts/rig/program.ts';
import { startServer } from '../../../../../scripts/rig/server.ts';
import { killerOf, type KillPoint } from './killPoint.ts';
import { killOnce, type SeenMoment } from './moment.ts';
import type { WriterName } from './writers.ts';

/** How often a server is killed, and where. */
export interface KillPlan {
  readonly program: Program;
  /** An empty folder or an empty database. */
  readonly place: string;
  readonly n: number;
  readonly point: KillPoint;
  readonly onMoment?: (moment: SeenMoment, number: number) => void;
}

/** What was seen at all moments. */
export interface KillReport {
  readonly faults: readonly string[];
  /** By writer: calls that were acknowledged, and moments at which one was cut. */
  readonly writers: ReadonlyMap<WriterName, { readonly acknowledged: number; readonly cut: number }>;
  readonly backups: { readonly complete: number; readonly cut: number };
  /** Requests that were stored and whose answer was cut. */
  readonly unacknowledged: number;
}

/** Fills a store with the data set of the fixtures and kills its server `n` times; at last asks for everything that was ever acknowledged. */
export async function killServers({ program, place, n, point, onMoment }: KillPlan): Promise<KillReport> {
  const backups = await mkdtemp(join(tmpdir(), 'trellis-backups-'));
  const versions = [await fill(place)];
  const killer = killerOf(point);
  const journal = new Journal((event) => killer.see(event));
  let server = await startServer(place, { program });
  try {
    const names = await readNames(server.url);
    const backupMs = 'seed' in point ? await timeOfBackup(program, place, join(backups, 'first')) : 0;
    const killed = {
      program,
      place,
      backups,
      backupMs,
      names,
      journal,
      versions,
      known: new Set<string>(),
      killer,
    };
    const moments: SeenMoment[] = [];
    for (let number = 1; number <= n; number++) {
      const [next, moment] = await killOnce(killed, server);
      server = next;
      moments.push(moment);
      onMoment?.(moment, number);
    }
    const late = await answerFaults(server.url, journal, journal.requests.keys());
    return summarize(moments, late);
  } finally {
    await server.kill();
    await rm(backups, { recursive: true, force: true });
  }
}

/** Imports a data set; returns its version. */
async function fill(place: string): Promise<string> {
  const { contents } = await importFolder(join(root, 'fixtures/mini'), { edition: 'development' });
  const store = await openStore(place);
  const { version } = await store.datasets.replace(contents).finally(() => store.close());
  return version;
}

/** Time that a backup takes here, in ms. */
async function timeOfBackup(program: Program, place: string, folder: string): Promise<number> {
  const start = performance.now();
  const { code, err } = await runCommand(program, 'backup', folder, '--data', place);
  if (code !== 0) throw new Error(`the backup ended with ${code}: ${err}`);
  return performance.now() - start;
}

function summarize(moments: readonly SeenMoment[], late: readonly string[]): KillReport {
  const writers = new Map<WriterName, { acknowledged: number; cut: number }>();
  for (const [name, { acknowledged, isCut }] of moments.flatMap((moment) => [...moment.writers])) {
    const sum = writers.get(name) ?? { acknowledged: 0, cut: 0 };
    writers.set(name, { acknowledged: sum.acknowledged + acknowledged, cut: sum.cut + Number(isCut) });
  }
  const complete = moments.filter(({ backup }) => backup === 'complete').length;
  return {
    faults: [...moments.flatMap(({ faults }) => faults), ...late],
    writers,
    backups: { complete, cut: moments.length - complete },
    unacknowledged: moments.reduce((sum, moment) => sum + moment.unacknowledged, 0),
  };
}
