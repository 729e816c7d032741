import { setTimeout as wait } from 'node:timers/promises';
import type { Attempt } from '../sql/requests.ts';
import { isUnreachable, named } from './faults.ts';

/** Pauses before the retries, about two seconds in all. */
const pausesMs = [50, 150, 400, 1000];

/** Retries idempotent calls while PostgreSQL cannot be reached. `place` names PostgreSQL in the final error. */
export const attemptAt =
  (place: string): Attempt =>
  async (action) => {
    for (const pauseMs of pausesMs) {
      try {
        return await action();
      } catch (error) {
        if (!isUnreachable(error)) throw named(error, place);
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }
    try {
      return await action();
    } catch (error) {
      throw named(error, place);
    }
  };
