/** The name of the counters in bundled code. */
export const counterName = '__fuzzCounters';
