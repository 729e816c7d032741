import type { RequestStore } from '@trellis/store';

const hourMs = 3_600_000;

/** The room for what users store. */
export interface RequestRoom {
  /** Size of the requests when they were last measured; undefined before that. */
  bytes(): number | undefined;
  /** Whether they are larger than the limit. */
  isFull(): boolean;
  /** Measures them again. */
  measure(): Promise<void>;
  stop(): void;
}

/** Receives a warning whenever the requests begin to be larger than the limit, and faults of measuring. */
interface RoomLog {
  warn(sentence: string): void;
  error(error: unknown, sentence: string): void;
}

/** Measures the stored requests now and every hour. 0 MB means no limit. */
export function watchRequests(store: Pick<RequestStore, 'bytes'>, megabytes: number, log: RoomLog): RequestRoom {
  let bytes: number | undefined;
  const isFull = (): boolean => megabytes > 0 && (bytes ?? 0) > megabytes * 2 ** 20;

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
  return { bytes: () => bytes, isFull, measure, stop: () => clearInterval(timer) };
}
