/** A setting as the administrator sees it: its environment variable and its default. */
export interface Setting {
  readonly variable: string;
  /** Default value; undefined for an optional setting. */
  readonly otherwise?: string;
  /** Error messages leave out the value, which can contain a password. */
  readonly secret?: true;
}

/** Every setting. `config.ts` explains each one; docs/guide/configuration.md lists them for the administrator. */
export const settings = {
  data: { variable: 'TRELLIS_DATA', otherwise: './data' },
  database: {
    variable: 'DATABASE_URL',
    secret: true,
  },
  databaseConnections: {
    variable: 'TRELLIS_DATABASE_CONNECTIONS',
    otherwise: '10',
  },
  databaseSeconds: {
    variable: 'TRELLIS_DATABASE_SECONDS',
    otherwise: '30',
  },
  redis: { variable: 'REDIS_URL', secret: true },
  cacheBytes: { variable: 'TRELLIS_CACHE_BYTES', otherwise: '268435456' },
  memoryCacheBytes: {
    variable: 'TRELLIS_MEMORY_CACHE_BYTES',
    otherwise: '33554432',
  },
  port: { variable: 'PORT', otherwise: '8080' },
  host: { variable: 'HOST', otherwise: '127.0.0.1' },
  edition: {
    variable: 'TRELLIS_EDITION',
  },
  uploadBytes: { variable: 'TRELLIS_UPLOAD_BYTES', otherwise: '33554432' },
  uploadRows: { variable: 'TRELLIS_UPLOAD_ROWS', otherwise: '500000' },
  ownDataDays: { variable: 'TRELLIS_OWN_DATA_DAYS', otherwise: '0' },
  requestMegabytes: { variable: 'TRELLIS_REQUESTS_SIZE', otherwise: '20480' },
  answerSeconds: {
    variable: 'TRELLIS_ANSWER_SECONDS',
    otherwise: '120',
  },
  queue: { variable: 'TRELLIS_QUEUE', otherwise: '256' },
  queueSeconds: {
    variable: 'TRELLIS_QUEUE_SECONDS',
    otherwise: '10',
  },
  callLimit: { variable: 'TRELLIS_CALL_LIMIT', otherwise: '3000' },
  costLimit: { variable: 'TRELLIS_COST_LIMIT', otherwise: '30' },
  uploadLimit: { variable: 'TRELLIS_UPLOAD_LIMIT', otherwise: '2048' },
  drainSeconds: { variable: 'TRELLIS_DRAIN_SECONDS', otherwise: '0' },
  threads: { variable: 'TRELLIS_THREADS', otherwise: '0' },
  keepVersions: { variable: 'TRELLIS_KEEP_VERSIONS', otherwise: '3' },
  dataMegabytes: { variable: 'TRELLIS_DATA_MEMORY', otherwise: '4096' },
  oldDataMegabytes: { variable: 'TRELLIS_OLD_DATA_MEMORY', otherwise: '1024' },
  releases: { variable: 'TRELLIS_RELEASES' },
  offline: { variable: 'TRELLIS_OFFLINE', otherwise: 'on' },
  log: { variable: 'TRELLIS_LOG', otherwise: 'warn' },
  traces: { variable: 'OTEL_EXPORTER_OTLP_ENDPOINT' },
  proxies: {
    variable: 'TRELLIS_PROXIES',
    otherwise: 'loopback',
  },
  hosts: { variable: 'TRELLIS_HOSTS' },
  issuesUrl: { variable: 'TRELLIS_ISSUES_URL' },
  contactEmail: { variable: 'TRELLIS_CONTACT_EMAIL' },
  repositoryUrl: { variable: 'TRELLIS_REPOSITORY_URL' },
  paperUrl: { variable: 'TRELLIS_PAPER_URL' },
  embedOrigins: { variable: 'TRELLIS_EMBED_ORIGINS' },
  guideEditUrl: { variable: 'TRELLIS_GUIDE_EDIT_URL' },
  feedbackLimit: { variable: 'TRELLIS_FEEDBACK_LIMIT', otherwise: '10' },
  smtpUrl: { variable: 'TRELLIS_SMTP_URL', secret: true },
  feedbackTo: { variable: 'TRELLIS_FEEDBACK_TO' },
  feedbackFrom: { variable: 'TRELLIS_FEEDBACK_FROM' },
  verifyUrl: { variable: 'TRELLIS_VERIFY_URL' },
  verifySecret: { variable: 'TRELLIS_VERIFY_SECRET', secret: true },
} as const satisfies Readonly<Record<string, Setting>>;
