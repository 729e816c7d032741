import { Turns } from './turns.ts';

/** Maximum number of tasks of one query that wait for each other; with more, a second thread may evaluate it too. */
const maxWaiting = 8;

/**
 * Tasks that have to evaluate their query, those of the same query one after another: the first one takes nearly all of the time,
 * and each of the others would take it once more on another thread.
 */
export class Evaluations {
  /** Of each query with a task: who waits for it. */
  private readonly turns = new Map<string, Turns>();

  /** Runs a task for an address when those of its query that came before have ended, at once if too many wait. */
  async run<T>(query: string, address: string, task: () => Promise<T>): Promise<T> {
    const turns = this.turns.get(query) ?? new Turns(1);
    if (turns.waitingCount >= maxWaiting) return task();
    this.turns.set(query, turns);
    try {
      return await turns.run(address, task);
    } finally {
      if (turns.isIdle) this.turns.delete(query);
    }
  }
}
