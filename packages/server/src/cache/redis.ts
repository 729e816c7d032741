import { Redis } from 'ioredis';

/** Limits for a connection and for a command: waiting longer than that costs more than computing. */
const [connectTimeoutMs, commandTimeoutMs] = [2_000, 500];

/** Time for which Redis is not used after a command timed out. */
const restMs = 5_000;

/** Longest pause before the next attempt to connect. */
const maxPauseMs = 10_000;

/** Receives one message when Redis becomes unavailable, and one when it is back. */
export interface RedisLog {
  warn(message: string): void;
  info(message: string): void;
}

/** Redis as an optional service: every action has a fallback. */
export interface OptionalRedis {
  /** Runs `action`; returns `otherwise` when Redis is unavailable or slow. */
  run<T, U>(action: (client: Redis) => Promise<T>, otherwise: U): Promise<T | U>;
  isUp(): boolean;
  close(): void;
}

/** Connects to Redis, and reconnects with growing pauses. */
export function openRedis(url: string, log: RedisLog): OptionalRedis {
  const client = new Redis(url, {
    connectionName: 'trellis',
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
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
    else log.warn(`Redis is not available (${reason}): every server works on its own until it is back`);
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
        if (error instanceof Error && /timed out/i.test(error.message)) restUntil = Date.now() + restMs;
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
