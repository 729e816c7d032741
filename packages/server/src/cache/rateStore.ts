import type { OptionalRedis } from './redis.ts';

/** Maximum number of addresses in memory; the one with the oldest window is removed first. */
const maxAddresses = 10_000;

interface Count {
  current: number;
  ends: number;
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

const script = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

/** Reads the reply of the script; undefined for any other value. */
function countIn(reply: unknown): { current: number; ttl: number } | undefined {
  if (!Array.isArray(reply)) return undefined;
  const [current, ttl]: unknown[] = reply;
  return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl } : undefined;
}

/** Creates the store of a rate limit. Servers count together through Redis, and each on its own while Redis is unavailable. */
export function rateStoreOn(redis: OptionalRedis | undefined, name: string) {
  const counts = new Map<string, Count>();

  function countAlone(address: string, window: number): { current: number; ttl: number } {
    const now = Date.now();
    let count = counts.get(address);
    if (!count || count.ends <= now) {
      counts.delete(address);
      count = { current: 0, ends: now + window };
      counts.set(address, count);
      for (const oldest of counts.keys()) {
        if (counts.size <= maxAddresses) break;
        counts.delete(oldest);
      }
    }
    count.current++;
    return { current: count.current, ttl: count.ends - now };
  }

  return class RateStore {
    incr(address: string, answer: Answer, window: number): void {
      const alone = countAlone(address, window);
      if (!redis) return answer(null, alone);
      const key = `{trellis}:rate:${name}:${address}`;
      void redis
        .run((client) => client.eval(script, 1, key, window), undefined)
        .then((reply) => answer(null, countIn(reply) ?? alone));
    }

    child(): RateStore {
      return new RateStore();
    }
  };
}
