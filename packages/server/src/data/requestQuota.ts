import type { RequestStore } from '@trellis/store';

const hourMs = 3_600_000;

/** Size up to which a request is one without files. */
export const smallBytes = 20_000;

/** How much users can still store. */
export interface RequestQuota {
  /** Size of the requests when they were last measured; undefined before that. */
  bytes(): number | undefined;
  /**
   * Whether as many bytes are too many: beyond the limit only for what a query without files needs, and up to a tenth more
   * than the limit.
   */
  isFull(added?: number): boolean;
  /** Counts what was stored since the last measurement. */
  add(added: number): void;
  /** Measures them again. */
  measure(): Promise<void>;
  stop(): void;
}

/** Receives a warning whenever the requests begin to be larger than the limit, and faults of measuring. */
interface QuotaLog {
  warn(sentence: string): void;
  error(error: unknown, sentence: string): void;
}

/** Measures the stored requests now and every hour. 0 MB means no limit. */
export function watchRequests(store: Pick<RequestStore, 'bytes'>, megabytes: number, log: QuotaLog): RequestQuota {
  let bytes: number | undefined;
  const limit = megabytes * 2 ** 20;
  const isFull = (added = Infinity): boolean =>
    megabytes > 0 && (bytes ?? 0) > (added <= smallBytes ? 1.1 * limit + smallBytes * 100 : limit);

  async function measure(): Promise<void> {
    const wasFull = isFull();
    try {
      bytes = await store.bytes();
    } catch (error) {
      log.error(error, 'requests not measured');
    }
    if (isFull() && !wasFull)
      log.warn(
        `The requests of users are larger than ${megabytes} MB: uploads are refused, queries are still stored.`,
      );
  }

  void measure();
  const timer = setInterval(() => void measure(), hourMs).unref();
  const add = (added: number) => void (bytes = (bytes ?? 0) + added);
  return { bytes: () => bytes, isFull, add, measure, stop: () => clearInterval(timer) };
}
