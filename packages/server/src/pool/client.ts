/** Whose task it is. It lives as long as the call: it is neither stored nor logged. */
export interface Caller {
  /** Network address; callers of one address share its turns and limits. */
  readonly address: string;
  /** Whether the limits of one address apply: not when it can be that of many people. */
  readonly isLimited: boolean;
}

/** Who waits for an answer. */
export interface Client extends Caller {
  /** Fires when the client closes the connection. */
  readonly signal: AbortSignal;
}
