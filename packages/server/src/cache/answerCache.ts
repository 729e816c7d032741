import { setTimeout as wait } from 'node:timers/promises';
import { ClientGone } from '../pool/refusals.ts';
import type { SharedCache } from './sharedCache.ts';
import { LRUCache } from 'lru-cache';

/** Memory of a cached answer besides its bytes: its key, the objects of V8, and the header of the allocation. */
const entryBytes = 1000;

/** Size up to which an answer is a small one, like the names of the analyses of a query for all TFs. */
const smallBytes = 256 << 10;

/**
 * The last answers, limited in bytes. Half of the memory is for small ones, which pages ask for all the time: a few large ones
 * would otherwise take the place of all of them.
 */
class AnswerMemory {
  private readonly small: LRUCache<string, Buffer>;
  private readonly large: LRUCache<string, Buffer>;

  constructor(maxBytes: number) {
    this.small = cacheOf(maxBytes / 2);
    this.large = cacheOf(maxBytes / 2);
  }

  get(key: string): Buffer | undefined {
    return this.small.get(key) ?? this.large.get(key);
  }

  set(key: string, bytes: Buffer): void {
    (bytes.length <= smallBytes ? this.small : this.large).set(key, bytes);
  }
}

const cacheOf = (maxBytes: number): LRUCache<string, Buffer> =>
  new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 2)),
    sizeCalculation: ({ length }) => entryBytes + length,
  });

/** Interval at which the cache polls for an answer that another server computes. */
const pollMs = 40;

/** Time after which this server computes an answer itself that another one has not completed. */
const leaseTimeoutMs = 30_000;

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
  private readonly memory: AnswerMemory;
  private readonly shared: SharedCache | undefined;
  private readonly onFound: (source: AnswerSource) => void;
  /** Computations of this process that have not ended. */
  private readonly running = new Map<string, Promise<void>>();

  /** `maxBytes` limits the memory of the answers in this process; 0 caches none. */
  constructor(maxBytes: number, shared: SharedCache | undefined, onFound: (source: AnswerSource) => void = () => {}) {
    this.memory = new AnswerMemory(maxBytes);
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
