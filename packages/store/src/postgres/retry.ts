import { setTimeout as wait } from 'node:timers/promises';
import { isUnreachable, named } from './faults.ts';

/** Milliseconds before each further attempt when PostgreSQL cannot be reached: about two seconds in all. */
const pauses = [50, 150, 400, 1000];

/** How a call is tried: again, with longer and longer pauses, while PostgreSQL is away; then it fails with a sentence. */
export type Attempt = <T>(action: () => Promise<T>) => Promise<T>;

/** Tries calls that may be made twice. `place` names PostgreSQL in the error. */
export const attemptAt =
  (place: string): Attempt =>
  async (action) => {
    for (const pause of pauses) {
      try {
        return await action();
      } catch (error) {
        if (!isUnreachable(error)) throw named(error, place);
        await wait(pause * (0.5 + Math.random()));
      }
    }
    try {
      return await action();
    } catch (error) {
      throw named(error, place);
    }
  };
