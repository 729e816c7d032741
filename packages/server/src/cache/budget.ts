/** What an address can spend. The unit is that of what is counted, such as milliseconds or bytes. */
export interface Rates {
  /** Amount that is paid back per second. */
  readonly perSecond: number;
  /** Maximum debt. */
  readonly burst: number;
}

/**
 * A budget is kept as one number, the time in ms at which all debt is paid back (the "generic cell rate algorithm", a token
 * bucket without a timer). Returns that time after spending an amount.
 */
export const afterSpending = (paidBackAt: number, amount: number, now: number, { perSecond }: Rates): number =>
  Math.max(now, paidBackAt) + (1000 * amount) / perSecond;

/** Seconds until the debt is within `burst` times `factor`. */
export const secondsToWait = (paidBackAt: number, now: number, { perSecond, burst }: Rates, factor = 1): number =>
  Math.max(0, (paidBackAt - now) / 1000 - (factor * burst) / perSecond);
