import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomNumbers } from '../../../../core/test/randomNumbers.ts';
import { openStore } from '@trellis/store';
import { CutDisk } from '../disk/cutDisk.ts';
import type { Keep } from '../disk/cutFile.ts';
import { readLog, type DiskEvent } from '../disk/readLog.ts';
import { acknowledgedIn, Journal, type Acknowledged } from '../journal.ts';
import { cutFaults } from './cutFaults.ts';
import { edition, record, type Mark, type Recording, type Step } from './record.ts';

/** How often the power is cut in one recording. */
export interface PowerPlan {
  /** Path of `trellis.js`. */
  readonly path: string;
  /** The compiled `disk.c`. */
  readonly library: string;
  readonly n: number;
  readonly seed: number;
}

export interface PowerReport {
  readonly faults: readonly string[];
  /** Changes of the disk in the recording, and syncs among them. */
  readonly changes: number;
  readonly syncs: number;
  /** Calls and commands that were acknowledged. */
  readonly acknowledged: number;
}

/** Records a store at work and cuts off its power at `n` moments of the recording. */
export async function cutPower({ path, library, n, seed }: PowerPlan): Promise<PowerReport> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-power-'));
  try {
    const recording = await record(path, library, folder);
    const events = readLog(recording.log);
    const versions = await versionsIn(join(recording.root, 'data'));
    const random = randomNumbers(seed);
    const faults = [...recording.faults];
    const past = new Past(recording, versions);
    const moments = momentsOf(events, n, random);
    for (const [at, event] of events.entries()) {
      past.apply(event);
      for (let times = moments.get(at) ?? 0; times > 0; times--)
        faults.push(...(await cutOnce(past, folder, random)));
    }
    const syncs = events.filter(({ kind }) => kind === 'sync').length;
    const acknowledged = recording.marks.filter(({ kind }) => !/^(asked|begun)/.test(kind)).length;
    return { faults, changes: events.length - recording.marks.length, syncs, acknowledged };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Versions of the first and the changed data set. */
async function versionsIn(data: string): Promise<readonly [string, string]> {
  const store = await openStore(data);
  const [changed, first] = await store.datasets.versions(edition).finally(() => store.close());
  return [first.header.version, changed.header.version];
}

/** Moments of power cuts, as numbers of events: half of them right after something was acknowledged. */
function momentsOf(events: readonly DiskEvent[], n: number, random: () => number): ReadonlyMap<number, number> {
  const marks = events.flatMap(({ kind }, at) => (kind === 'mark' ? [at] : []));
  const moments = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const at = i % 2 === 0 ? marks[Math.floor(random() * marks.length)] : Math.floor(random() * events.length);
    moments.set(at, (moments.get(at) ?? 0) + 1);
  }
  return moments;
}

/** The disk and the promises at a moment of a recording. */
class Past {
  readonly disk: CutDisk;
  private readonly marks: readonly Mark[];
  private readonly versions: readonly [string, string];
  private readonly journal = new Journal();
  private readonly begun = new Set<Step>();
  private readonly ended = new Set<Step>();
  private beforeBackup: Acknowledged | undefined;

  constructor({ root, marks }: Recording, versions: readonly [string, string]) {
    this.disk = new CutDisk(root);
    this.marks = marks;
    this.versions = versions;
  }

  apply(event: DiskEvent): void {
    this.disk.apply(event);
    if (event.kind === 'mark') this.remember(this.marks[event.number]);
  }

  faultsOf(folder: string): Promise<string[]> {
    const { journal, begun, ended, beforeBackup, versions } = this;
    return cutFaults(folder, { journal, begun, ended, beforeBackup, versions });
  }

  private remember(mark: Mark): void {
    if (!('step' in mark)) return this.journal.write(mark);
    (mark.kind === 'ended' ? this.ended : this.begun).add(mark.step);
    if (mark.kind === 'begun' && mark.step === 'backup') this.beforeBackup = acknowledgedIn(this.journal);
  }
}

/** Cuts the power: nothing that was not synced is kept, or everything, or any part of it. */
async function cutOnce(past: Past, parent: string, random: () => number): Promise<string[]> {
  const folder = mkdtempSync(join(parent, 'cut-'));
  const share = [0, 0, 1, 0.5, 0.2, 0.9][Math.floor(random() * 6)];
  const keep: Keep = () => random() < share;
  try {
    past.disk.cut(folder, keep);
    return (await past.faultsOf(folder)).map((fault) => `${fault} (kept ${share})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
