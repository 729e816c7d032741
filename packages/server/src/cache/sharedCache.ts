import { randomUUID } from 'node:crypto';
import type { OptionalRedis } from './redis.ts';

/** All keys have one tag, so that they lie together in a cluster. */
const prefix = '{trellis}:';
const [order, sizes, total] = [`${prefix}order`, `${prefix}sizes`, `${prefix}bytes`];

/** Seconds after which an answer that nobody asks for is forgotten. */
const lifetime = 86_400;

/** Milliseconds after which the lock of a server that has died is free; a living one renews it. */
const lockLifetime = 10_000;

/** Keeps a value and lets the ones not used for longest go until all fit the bound. */
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

/** Who may compute an answer: we, another server, or anybody, since Redis is away. */
export type Turn = { readonly whose: 'ours'; release(): void } | { readonly whose: 'theirs' | 'anybodys' };

/** Answers that all servers share through Redis, bounded in bytes. Without Redis it is empty and forgets everything. */
export class SharedCache {
  private readonly redis: OptionalRedis;
  private readonly limit: number;

  constructor(redis: OptionalRedis, limit: number) {
    this.redis = redis;
    this.limit = limit;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const value = await this.redis.run((client) => client.getBuffer(prefix + key), null);
    if (!value) return undefined;
    void this.redis.run((client) => client.zadd(order, 'XX', Date.now(), prefix + key), 0);
    return value;
  }

  async put(key: string, value: Buffer): Promise<void> {
    if (value.length > this.limit / 4) return;
    const keys = [prefix + key, order, sizes, total];
    await this.redis.run((client) => client.eval(putScript, 4, ...keys, value, Date.now(), this.limit, lifetime), 0);
  }

  /** Asks whether we may compute the answer with that key; whoever may has to release it. */
  async takeTurn(key: string): Promise<Turn> {
    const [lock, token] = [`${prefix}lock:${key}`, randomUUID()];
    const taken = await this.redis.run((client) => client.set(lock, token, 'PX', lockLifetime, 'NX'), 'away');
    if (taken === 'away') return { whose: 'anybodys' };
    if (taken !== 'OK') return { whose: 'theirs' };
    const renewing = setInterval(() => {
      void this.redis.run((client) => client.eval(renewScript, 1, lock, token, lockLifetime), 0);
    }, lockLifetime / 3);
    return {
      whose: 'ours',
      release: () => {
        clearInterval(renewing);
        void this.redis.run((client) => client.eval(releaseScript, 1, lock, token), 0);
      },
    };
  }
}
