import { setTimeout as wait } from 'node:timers/promises';
import { randomNumbers } from '../../../../core/test/randomNumbers.ts';
import type { JournalEvent } from '../journal.ts';

/** When a server is killed: at a random moment of a backup, or as soon as its users have so many acknowledgements. */
export type KillPoint = { readonly seed: number } | { readonly acknowledged: number };

/** What decides about a kill. */
export interface Killer {
  /** Resolves when the server is to be killed; `backupMs` is the time that a backup takes. */
  moment(backupMs: number): Promise<void>;
  /** Whether the backup is killed too. */
  isBackupKilled(): boolean;
  /** Whether a complete backup is restored. */
  isRestored(): boolean;
  /** Receives each event of the journal. */
  see(event: JournalEvent): void;
}

/** Last moment of a kill after the backup began, as a multiple of the time that a backup takes. */
const latest = 1.2;

/** One in this many complete backups is restored. */
const restoredOneIn = 5;

/** The killer of a point. */
export const killerOf = (point: KillPoint): Killer =>
  'seed' in point ? randomKiller(point.seed) : countingKiller(point.acknowledged);

function randomKiller(seed: number): Killer {
  const random = randomNumbers(seed);
  return {
    moment: (backupMs) => wait(latest * backupMs * random()),
    isBackupKilled: () => random() < 0.5,
    isRestored: () => random() < 1 / restoredOneIn,
    see: () => undefined,
  };
}

/** Kills a server after this many acknowledgements, and lets the backup end, which is restored. */
function countingKiller(wanted: number): Killer {
  let left = wanted;
  let kill = (): void => undefined;
  return {
    moment() {
      left = wanted;
      return new Promise((done) => (kill = done));
    },
    isBackupKilled: () => false,
    isRestored: () => true,
    see({ kind }) {
      if (!kind.startsWith('asked-') && --left === 0) kill();
    },
  };
}
