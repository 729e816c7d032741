/** What a search is started with. */
export interface WorkOrder {
  readonly seconds: number;
  /** The most inputs to try, if that comes first. */
  readonly runs?: number;
  readonly seed: string;
  /** The inputs of the repository. */
  readonly inputs: readonly Uint8Array[];
  /** Summaries of faults that are known. */
  readonly known: readonly string[];
  /** The input at work, for the watchdog: number of the run, number of bytes, the bytes. */
  readonly shared: SharedArrayBuffer;
}

/** Largest input in bytes. */
export const maxInputBytes = 65_536;

/** Bytes before the input in `WorkOrder.shared`. */
export const sharedHead = 8;

/** A fault, and the smallest input that was found for it. */
export interface Finding {
  readonly kind: string;
  readonly summary: string;
  readonly details: string;
  readonly input: Uint8Array;
}

/** What a search did. */
export interface SearchReport {
  readonly runs: number;
  readonly seconds: number;
  /** Counters of the bundle, and those that were reached before and after. */
  readonly counters: number;
  readonly reachedBefore: number;
  readonly reached: number;
  /** Memory in use after a collection, in MB: after a fifth of the time and at the end. */
  readonly memory: readonly [early: number, late: number];
  /** The smallest inputs that reach all that was reached. */
  readonly corpus: readonly Uint8Array[];
}

/** What a search tells while it runs. */
export type WorkMessage =
  | { readonly kind: 'input'; readonly input: Uint8Array }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'end'; readonly report: SearchReport };
