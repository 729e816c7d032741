import { Redis } from 'ioredis';

/** Milliseconds that Redis may take for a connection and for a command: longer is worse than computing. */
const [connectTimeout, commandTimeout] = [2_000, 500];

/** Milliseconds for which Redis is left alone after it kept a command waiting. */
const rest = 5_000;

/** Milliseconds before the connection is made again, at most. */
const maxPauseMs = 10_000;

/** What is told of Redis: once when it goes away, once when it is back. */
export interface RedisLog {
  warn(message: string): void;
  info(message: string): void;
}

/** Redis as an extra: whatever is asked of it has an answer without it. */
export interface OptionalRedis {
  /** Runs `action`, or gives `otherwise` when Redis is away or slow. */
  run<T, U>(action: (client: Redis) => Promise<T>, otherwise: U): Promise<T | U>;
  isUp(): boolean;
  close(): void;
}

/** Connects to Redis, and again with growing pauses whenever it goes away. */
export function openRedis(url: string, log: RedisLog): OptionalRedis {
  const client = new Redis(url, {
    connectionName: 'trellis',
    connectTimeout,
    commandTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 10), maxPauseMs),
  });
  let [said, restUntil] = ['up', 0];
  const say = (state: 'up' | 'down', reason: string) => {
    if (said === state) return;
    said = state;
    if (state === 'up') log.info('Redis is back: servers share answers again');
    else log.warn(`Redis is away (${reason}): every server works by itself until it is back`);
  };
  client.on('error', (error: Error) => say('down', reasonOf(error)));
  client.on('close', () => say('down', 'the connection was closed'));
  client.on('ready', () => {
    restUntil = 0;
    say('up', '');
  });
  const isUp = () => client.status === 'ready' && Date.now() >= restUntil;
  return {
    isUp,
    async run(action, otherwise) {
      if (!isUp()) return otherwise;
      try {
        return await action(client);
      } catch (error) {
        if (error instanceof Error && /timed out/i.test(error.message)) restUntil = Date.now() + rest;
        return otherwise;
      }
    },
    close: () => {
      said = 'down';
      client.disconnect();
    },
  };
}

const reasonOf = (error: Error): string =>
  (error instanceof AggregateError ? (error.errors[0] as Error) : error).message.split('\n')[0];
