import { LRUCache } from 'lru-cache';
import { afterSpending, secondsToWait, type Rates } from './budget.ts';
import type { OptionalRedis } from './redis.ts';

/** Maximum number of addresses in memory; the least recently used one is forgotten first. */
const maxAddresses = 10_000;

/** Adds to the time at which the debt is paid back, and returns it: both in ms of the clock of Redis. */
const script = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local ends = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + tonumber(ARGV[1])
  if ends > now then redis.call('SET', KEYS[1], ends, 'PX', math.ceil(ends - now)) else redis.call('DEL', KEYS[1]) end
  return math.ceil(ends - now)`;

/** Budgets of addresses. */
export interface Budgets {
  /** Seconds until an address can spend again; 0 if it can now. `factor` is a multiple of the maximum debt. */
  secondsToWait(address: string, factor?: number): number;
  /** Charges an amount; a negative one is given back. */
  spend(address: string, amount: number): void;
}

/**
 * Opens budgets by name. With Redis, servers count together: each learns what the others have charged when it charges the same
 * address itself, so that no answer waits for Redis. Without it, or while it is not available, each counts on its own.
 */
export function openBudgets(redis: OptionalRedis | undefined, name: string, rates: Rates): Budgets {
  const paidBack = new LRUCache<string, number>({ max: maxAddresses });
  const paidBackAt = (address: string): number => paidBack.get(address) ?? 0;

  async function spendTogether(shared: OptionalRedis, address: string, amount: number): Promise<void> {
    const ms = (1000 * amount) / rates.perSecond;
    const key = `{trellis}:budget:${name}:${address}`;
    const left: unknown = await shared.run((client) => client.eval(script, 1, key, ms), undefined);
    if (typeof left === 'number') paidBack.set(address, Math.max(paidBackAt(address), Date.now() + left));
  }

  return {
    secondsToWait: (address, factor) => secondsToWait(paidBackAt(address), Date.now(), rates, factor),
    spend(address, amount) {
      paidBack.set(address, afterSpending(paidBackAt(address), amount, Date.now(), rates));
      if (redis) void spendTogether(redis, address, amount);
    },
  };
}
