/** State of an entry of the history: the viewer was not opened, for this reason. */
export interface BlockedNetwork {
  readonly blocked: string;
}

/** Why the viewer was not opened, by the state of the entry of the history. */
export const blockedReason = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'blocked' in state && typeof state.blocked === 'string'
    ? state.blocked
    : undefined;
