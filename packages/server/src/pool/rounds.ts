import { FairQueue } from './fairQueue.ts';

/**
 * Lets a few actions begin in each round of the event loop, those of different callers in turn. However many come at the same
 * time, everything else that waits for the thread comes in between.
 */
export interface Rounds {
  /** Begins an action at once if the round has room, else in a later one. */
  begin(caller: string, action: () => void): void;
  /** Number of actions that wait. */
  readonly waiting: number;
}

interface Waiting {
  begin(): void;
}

/** Opens rounds in each of which so many actions begin. */
export function openRounds(perRound: number): Rounds {
  const queue = new FairQueue<Waiting>();
  let begun = 0;

  function next(): void {
    begun = 0;
    while (begun < perRound) {
      const waiting = queue.shift();
      if (!waiting) return;
      start(waiting.item.begin);
    }
  }

  function start(action: () => void): void {
    if (begun === 0) setImmediate(next);
    begun++;
    action();
  }

  return {
    begin(caller, action) {
      if (begun < perRound && queue.size === 0) start(action);
      else queue.push(caller, { begin: action });
    },
    get waiting() {
      return queue.size;
    },
  };
}
