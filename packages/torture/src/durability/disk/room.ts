import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';

/** The room of a watched disk, shared with the processes that `disk.c` is preloaded into. */
export interface Room {
  /** Makes the disk full at the k-th write from now on; 0 gives it room again. Counts writes from 0. */
  fullAt(k: number): void;
  /** Writes since then. */
  writes(): number;
  /** Whether the disk has become full. */
  isFull(): boolean;
  close(): void;
}

/** Opens the control file of `disk.c` at a path; there is room at first. */
export function openRoom(path: string): Room {
  writeFileSync(path, Buffer.alloc(16));
  const file = openSync(path, 'r+');
  const read = (at: number): number => {
    const number = Buffer.alloc(8);
    readSync(file, number, 0, 8, at);
    return Number(number.readBigInt64LE());
  };
  return {
    fullAt(k) {
      const numbers = Buffer.alloc(16);
      numbers.writeBigInt64LE(BigInt(k));
      writeSync(file, numbers, 0, 16, 0);
    },
    writes: () => read(8),
    isFull: () => read(0) < 0,
    close: () => closeSync(file),
  };
}
