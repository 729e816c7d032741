/** Why a try to download a file has failed. */
export class DownloadFailure extends Error {
  /** Whether a later try can succeed. */
  readonly isTemporary: boolean;
  /** Whether the host could not be reached at all. */
  readonly isUnreachable: boolean;
  /** How long the server asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: string,
    options: {
      readonly isTemporary: boolean;
      readonly isUnreachable?: boolean;
      readonly retryAfterMs?: number;
      readonly cause?: unknown;
    },
  ) {
    super(reason, { cause: options.cause });
    this.name = 'DownloadFailure';
    this.isTemporary = options.isTemporary;
    this.isUnreachable = options.isUnreachable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}

const temporaryStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The failure of a request that was answered with another status than success. */
export function statusFailure(status: number, retryAfter: string | undefined): DownloadFailure {
  return new DownloadFailure(`HTTP status ${status}`, {
    isTemporary: temporaryStatuses.has(status),
    retryAfterMs: retryAfter === undefined ? undefined : readRetryAfter(retryAfter, Date.now()),
  });
}

/** Reads the header Retry-After, seconds or a date, as milliseconds from `now`; undefined if it is neither. */
export function readRetryAfter(value: string, now: number): number | undefined {
  if (/^\d+$/.test(value.trim())) return 1000 * Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/** Codes of connections that were not made, with their meaning. */
const unreachable = new Map([
  ['ECONNREFUSED', 'connection refused'],
  ['ENOTFOUND', 'host not found'],
  ['EAI_AGAIN', 'host not found'],
  ['ENETUNREACH', 'network not reachable'],
  ['EHOSTUNREACH', 'host not reachable'],
  ['ETIMEDOUT', 'connection timed out'],
  ['UND_ERR_CONNECT_TIMEOUT', 'connection timed out'],
]);

const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const cuts = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);

/** The failure that an error of the network means. Any other error is a failure that a later try does not change. */
export function networkFailure(error: unknown, idleMs: number): DownloadFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const noConnection = unreachable.get(code);
  if (noConnection)
    return new DownloadFailure(noConnection, { isTemporary: true, isUnreachable: true, cause: error });
  if (timeouts.has(code))
    return new DownloadFailure(`no data for ${idleMs / 1000} s`, { isTemporary: true, cause: error });
  if (cuts.has(code)) return new DownloadFailure('connection lost', { isTemporary: true, cause: error });
  const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new DownloadFailure(message, { isTemporary: false, cause: error });
}
