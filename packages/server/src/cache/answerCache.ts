import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ClientGone } from '../pool/refusals.ts';
import type { SharedCache } from './sharedCache.ts';

/** Interval at which the cache polls for an answer that another server computes. */
const pollMs = 40;

/** Time after which this server computes an answer itself that another one has not completed. */
const leaseTimeoutMs = 30_000;

/** Memory of a cached answer besides its bytes: its key, the objects of V8, and the header of the allocation. */
const entryBytes = 1000;

/** Where an answer came from. */
export type AnswerSource = 'memory' | 'shared' | 'computed';

/** The cached bytes, or a lease; the holder of the lease must complete it. */
export type Cached = { readonly bytes: Buffer } | Lease;

/** The permission to compute an answer while others wait for it. */
export interface Lease {
  readonly bytes?: undefined;
  /** Ends the computation; `bytes` are cached. */
  complete(bytes?: Buffer): Promise<void>;
}

/**
 * Answers cached in this process and, with Redis, across servers. Every answer is computed once: callers that need it
 * while it is computed, here or on another server, wait for it.
 */
export class AnswerCache {
  private readonly memory: LRUCache<string, Buffer>;
  private readonly shared: SharedCache | undefined;
  private readonly onFound: (source: AnswerSource) => void;
  /** Computations of this process that have not ended. */
  private readonly running = new Map<string, Promise<void>>();

  /** `maxBytes` limits the memory of the answers in this process; 0 caches none. */
  constructor(maxBytes: number, shared: SharedCache | undefined, onFound: (source: AnswerSource) => void = () => {}) {
    this.memory = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: ({ length }) => entryBytes + length,
    });
    this.shared = shared;
    this.onFound = onFound;
  }

  /** Returns the cached bytes or a lease. Throws `ClientGone` when the signal fires. */
  async find(key: string, signal?: AbortSignal): Promise<Cached> {
    for (;;) {
      if (signal?.aborted) throw new ClientGone();
      const bytes = this.memory.get(key);
      if (bytes) return this.found(bytes, 'memory');
      const other = this.running.get(key);
      if (!other) break;
      await Promise.race([other, whenAborted(signal)]);
    }
    const end = this.begin(key);
    try {
      return await this.findShared(key, end, signal);
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Registers a computation; the function that it returns ends it. */
  private begin(key: string): () => void {
    let resolve = (): void => {};
    const computation = new Promise<void>((done) => (resolve = done));
    this.running.set(key, computation);
    return () => {
      if (this.running.get(key) === computation) this.running.delete(key);
      resolve();
    };
  }

  private async findShared(key: string, end: () => void, signal?: AbortSignal): Promise<Cached> {
    const { shared } = this;
    for (const deadline = Date.now() + leaseTimeoutMs; shared; await wait(pollMs)) {
      if (signal?.aborted) throw new ClientGone();
      const bytes = await shared.get(key);
      if (bytes) {
        this.memory.set(key, bytes);
        end();
        return this.found(bytes, 'shared');
      }
      const lease = await shared.acquireLease(key);
      if (lease.holder === 'this server') return this.lease(key, end, lease.release);
      if (lease.holder === 'unknown' || Date.now() > deadline) break;
    }
    return this.lease(key, end, () => {});
  }

  private lease(key: string, end: () => void, release: () => void): Lease {
    this.onFound('computed');
    return {
      complete: async (bytes) => {
        if (bytes) {
          this.memory.set(key, bytes);
          end();
          await this.shared?.put(key, bytes);
        }
        release();
        end();
      },
    };
  }

  private found(bytes: Buffer, source: AnswerSource): Cached {
    this.onFound(source);
    return { bytes };
  }
}

const whenAborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
