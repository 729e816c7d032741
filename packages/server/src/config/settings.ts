/** A setting as the administrator sees it: its environment variable, the rule for its values, and its default. */
export interface Setting {
  readonly variable: string;
  /** Ends the sentence "VARIABLE must be ...". */
  readonly must: string;
  /** Default value; undefined for an optional setting. */
  readonly otherwise?: string;
  /** Error messages leave out the value, which can contain a password. */
  readonly secret?: true;
}

/** Every setting. `config.ts` explains each one; docs/guide/configuration.md lists them for the administrator. */
export const settings = {
  data: { variable: 'TRELLIS_DATA', must: 'the path of a folder', otherwise: './data' },
  database: {
    variable: 'DATABASE_URL',
    must: 'postgres://USER:PASSWORD@HOST:PORT/DATABASE',
    secret: true,
  },
  databaseConnections: {
    variable: 'TRELLIS_DATABASE_CONNECTIONS',
    must: 'a whole number from 1 to 1000',
    otherwise: '10',
  },
  databaseSeconds: {
    variable: 'TRELLIS_DATABASE_SECONDS',
    must: 'a whole number from 1 to 3600',
    otherwise: '30',
  },
  redis: { variable: 'REDIS_URL', must: 'redis://HOST:PORT or rediss://USER:PASSWORD@HOST:PORT', secret: true },
  cacheBytes: { variable: 'TRELLIS_CACHE_BYTES', must: 'a whole number from 0 on', otherwise: '268435456' },
  memoryCacheBytes: {
    variable: 'TRELLIS_MEMORY_CACHE_BYTES',
    must: 'a whole number from 0 on',
    otherwise: '33554432',
  },
  port: { variable: 'PORT', must: 'a whole number from 0 to 65535', otherwise: '8080' },
  host: { variable: 'HOST', must: 'an address to listen on', otherwise: '127.0.0.1' },
  edition: {
    variable: 'TRELLIS_EDITION',
    must: 'lower-case letters, digits and "-", starting with a letter',
  },
  uploadBytes: { variable: 'TRELLIS_UPLOAD_BYTES', must: 'a whole number from 1 on', otherwise: '33554432' },
  uploadRows: { variable: 'TRELLIS_UPLOAD_ROWS', must: 'a whole number from 1 on', otherwise: '2000000' },
  answerSeconds: {
    variable: 'TRELLIS_ANSWER_SECONDS',
    must: 'a whole number from 1 to 3600',
    otherwise: '120',
  },
  queue: { variable: 'TRELLIS_QUEUE', must: 'a whole number from 1 to 100000', otherwise: '256' },
  queueSeconds: {
    variable: 'TRELLIS_QUEUE_SECONDS',
    must: 'a whole number from 1 to 3600',
    otherwise: '10',
  },
  callLimit: { variable: 'TRELLIS_CALL_LIMIT', must: 'a whole number from 0 on', otherwise: '0' },
  drainSeconds: { variable: 'TRELLIS_DRAIN_SECONDS', must: 'a whole number from 0 to 3600', otherwise: '0' },
  threads: { variable: 'TRELLIS_THREADS', must: 'a whole number from 0 to 256', otherwise: '0' },
  log: { variable: 'TRELLIS_LOG', must: 'silent, error, warn, info or debug', otherwise: 'warn' },
  proxies: {
    variable: 'TRELLIS_PROXIES',
    must: '"none", or addresses and networks of reverse proxies with commas between them',
    otherwise: 'loopback',
  },
  issuesUrl: { variable: 'TRELLIS_ISSUES_URL', must: 'an address that starts with http:// or https://' },
  feedbackLimit: { variable: 'TRELLIS_FEEDBACK_LIMIT', must: 'a whole number from 1 on', otherwise: '10' },
  smtpUrl: { variable: 'TRELLIS_SMTP_URL', must: 'smtp://HOST:PORT or smtps://USER:PASSWORD@HOST', secret: true },
  feedbackTo: { variable: 'TRELLIS_FEEDBACK_TO', must: 'a mail address' },
  feedbackFrom: { variable: 'TRELLIS_FEEDBACK_FROM', must: 'a mail address' },
  verifyUrl: { variable: 'TRELLIS_VERIFY_URL', must: 'an address that starts with http:// or https://' },
  verifySecret: { variable: 'TRELLIS_VERIFY_SECRET', must: 'not empty', secret: true },
} as const satisfies Readonly<Record<string, Setting>>;
