import { readdirSync } from 'node:fs';
import type { Program } from '../../../../../scripts/rig/program.ts';
import type { Room } from '../disk/room.ts';

/** A watched folder, and a program that writes into it. */
export interface Watched {
  readonly program: Program;
  readonly room: Room;
  /** The watched folder. */
  readonly root: string;
  /** Its data folder. */
  readonly data: string;
}

/** What was seen of one kind of work. */
export interface FullReport {
  readonly kind: string;
  /** Writes of the work, and those at which the disk was made full. */
  readonly writes: number;
  readonly tried: number;
  readonly faults: readonly string[];
}

/** The writes to try: all, or `most` of them in equal distances. */
export function chosenWrites(writes: number, most: number): number[] {
  const step = most === 0 ? 1 : Math.max(1, writes / most);
  const chosen = Array.from({ length: Math.ceil(writes / step) }, (_, i) => 1 + Math.floor(i * step));
  return [...new Set(chosen)].filter((k) => k <= writes);
}

/** Names in a folder; none if there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
