import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the thread that calls it, so that the system gives a processor to the main thread and to quick questions
 * first. Only Linux has priorities of threads; elsewhere nothing happens.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0 && thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without /proc, all threads have the same priority.
  }
}
