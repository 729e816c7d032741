import { randomUUID } from 'node:crypto';
import type { OptionalRedis } from './redis.ts';

/** All keys have the same hash tag and are therefore in one slot of a cluster. */
const prefix = '{trellis}:';
const [order, sizes, total] = [`${prefix}order`, `${prefix}sizes`, `${prefix}bytes`];

/** Seconds after which an unused answer expires. */
const lifetimeSeconds = 86_400;

/** Time after which a lease expires unless its holder renews it. */
const leaseMs = 10_000;

/** Stores a value, then deletes the least recently used ones until the total is within the limit. */
const putScript = `
  local size = string.len(ARGV[1])
  local before = tonumber(redis.call('HGET', KEYS[3], KEYS[1]) or '0')
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[4])
  redis.call('ZADD', KEYS[2], ARGV[2], KEYS[1])
  redis.call('HSET', KEYS[3], KEYS[1], size)
  local bytes = redis.call('INCRBY', KEYS[4], size - before)
  while bytes > tonumber(ARGV[3]) do
    local oldest = redis.call('ZPOPMIN', KEYS[2])[1]
    if not oldest then
      redis.call('SET', KEYS[4], 0)
      break
    end
    redis.call('DEL', oldest)
    bytes = redis.call('DECRBY', KEYS[4], tonumber(redis.call('HGET', KEYS[3], oldest) or '0'))
    redis.call('HDEL', KEYS[3], oldest)
  end
  return bytes`;

const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;
const renewScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;

/** Which server computes an answer; `unknown` while Redis cannot be reached. */
export type SharedLease =
  | { readonly holder: 'this server'; release(): void }
  | { readonly holder: 'another server' | 'unknown' };

/** Answers that all servers share through Redis, limited in bytes. It is empty while Redis cannot be reached. */
export class SharedCache {
  private readonly redis: OptionalRedis;
  private readonly maxBytes: number;

  constructor(redis: OptionalRedis, maxBytes: number) {
    this.redis = redis;
    this.maxBytes = maxBytes;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const value = await this.redis.run((client) => client.getBuffer(prefix + key), null);
    if (!value) return undefined;
    void this.redis.run((client) => client.zadd(order, 'XX', Date.now(), prefix + key), 0);
    return value;
  }

  async put(key: string, value: Buffer): Promise<void> {
    if (value.length > this.maxBytes / 4) return;
    const keys = [prefix + key, order, sizes, total];
    await this.redis.run(
      (client) => client.eval(putScript, 4, ...keys, value, Date.now(), this.maxBytes, lifetimeSeconds),
      0,
    );
  }

  /** Tries to get the lease for an answer; its holder must release it. */
  async acquireLease(key: string): Promise<SharedLease> {
    const [lock, token] = [`${prefix}lock:${key}`, randomUUID()];
    const taken = await this.redis.run((client) => client.set(lock, token, 'PX', leaseMs, 'NX'), 'away');
    if (taken === 'away') return { holder: 'unknown' };
    if (taken !== 'OK') return { holder: 'another server' };
    const renewing = setInterval(() => {
      void this.redis.run((client) => client.eval(renewScript, 1, lock, token, leaseMs), 0);
    }, leaseMs / 3);
    return {
      holder: 'this server',
      release: () => {
        clearInterval(renewing);
        void this.redis.run((client) => client.eval(releaseScript, 1, lock, token), 0);
      },
    };
  }
}
