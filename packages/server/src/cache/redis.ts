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
  const reporter = new StateReporter(log);
  let restUntil = 0;
  client.on('error', (error: Error) => reporter.reportDown(reasonOf(error)));
  client.on('close', () => reporter.reportDown('the connection was closed'));
  client.on('ready', () => {
    restUntil = 0;
    reporter.reportUp();
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
      reporter.isDown = true;
      client.disconnect();
    },
  };
}

/** Logs changes between available and unavailable, once each. */
class StateReporter {
  isDown = false;
  private readonly log: RedisLog;

  constructor(log: RedisLog) {
    this.log = log;
  }

  reportUp(): void {
    if (this.isDown) this.log.info('Redis is back: servers share answers again');
    this.isDown = false;
  }

  reportDown(reason: string): void {
    if (!this.isDown)
      this.log.warn(`Redis is not available (${reason}): every server works on its own until it is back`);
    this.isDown = true;
  }
}

/** A failed connection to several addresses has one error for each. */
function reasonOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first : error).message.split('\n')[0];
}
