import { setTimeout as wait } from 'node:timers/promises';
import { GoneAway } from '../http/errors.ts';
import type { MemoryCache } from './memory.ts';
import type { SharedCache } from './sharedCache.ts';

/** Milliseconds between two looks for an answer that another server computes, and after which we compute it as well. */
const [pause, timeoutMs] = [40, 30_000];

/** Where an answer came from. */
export type Source = 'memory' | 'shared' | 'computed';

/** An answer that is there, or the right to compute it. */
export type Found = { readonly bytes: Buffer } | Right;

interface Right {
  readonly bytes?: undefined;
  /** Ends the computation, with the answer when it may be kept. */
  finish(bytes?: Buffer): Promise<void>;
}

/**
 * Answers that are kept in this process and, with Redis, between servers. Who asks for one that is being computed, here or
 * elsewhere, waits for it rather than computing it a second time.
 */
export class Answers {
  private readonly memory: MemoryCache;
  private readonly shared: SharedCache | undefined;
  private readonly count: (source: Source) => void;
  /** Computations of this process that are under way. */
  private readonly running = new Map<string, Promise<void>>();

  constructor(memory: MemoryCache, shared: SharedCache | undefined, count: (source: Source) => void = () => {}) {
    this.memory = memory;
    this.shared = shared;
    this.count = count;
  }

  /** The answer, or the right to compute it: who gets that must finish. Throws `GoneAway` when nobody waits any more. */
  async find(key: string, signal?: AbortSignal): Promise<Found> {
    for (;;) {
      if (signal?.aborted) throw new GoneAway();
      const bytes = this.memory.get(key);
      if (bytes) return this.given(bytes, 'memory');
      const other = this.running.get(key);
      if (!other) break;
      await Promise.race([other, whenAborted(signal)]);
    }
    let end = (): void => {};
    const mine = new Promise<void>((resolve) => (end = resolve));
    this.running.set(key, mine);
    const done = () => {
      if (this.running.get(key) === mine) this.running.delete(key);
      end();
    };
    try {
      return await this.findElsewhere(key, done, signal);
    } catch (error) {
      done();
      throw error;
    }
  }

  private async findElsewhere(key: string, done: () => void, signal?: AbortSignal): Promise<Found> {
    const { shared } = this;
    for (const end = Date.now() + timeoutMs; shared; await wait(pause)) {
      if (signal?.aborted) throw new GoneAway();
      const bytes = await shared.get(key);
      if (bytes) {
        this.memory.put(key, bytes);
        done();
        return this.given(bytes, 'shared');
      }
      const turn = await shared.takeTurn(key);
      if (turn.whose === 'ours') return this.right(key, done, turn.release);
      if (turn.whose === 'anybodys' || Date.now() > end) break;
    }
    return this.right(key, done, () => {});
  }

  private right(key: string, done: () => void, release: () => void): Right {
    this.count('computed');
    return {
      finish: async (bytes) => {
        if (bytes) {
          this.memory.put(key, bytes);
          done();
          await this.shared?.put(key, bytes);
        }
        release();
        done();
      },
    };
  }

  private given(bytes: Buffer, source: Source): Found {
    this.count(source);
    return { bytes };
  }
}

const whenAborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
