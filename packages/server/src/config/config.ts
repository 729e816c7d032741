import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { DatabaseLimits } from '@trellis/store';
import { settings, type Setting } from './settings.ts';

const webAddress = Type.String({ pattern: '^https?://[^\\s/]+' });
const mailAddress = Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+$' });
const network = '(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?)';

/** Settings of a server. Each is an environment variable, named in `settings.ts`; some are options of `trellis serve`. */
export const Config = Type.Object({
  /** Folder with the data sets and `requests.sqlite`. */
  data: Type.String({ minLength: 1 }),
  /** PostgreSQL in the place of the folder. */
  database: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^\\s/]+/[^\\s/]+$' })),
  /** Connections to PostgreSQL that this process may have. */
  databaseConnections: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Seconds after which a statement is given up; imports have no such limit. */
  databaseSeconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  /** Redis that servers share answers through; none without it. */
  redis: Type.Optional(Type.String({ pattern: '^rediss?://[^\\s/]+' })),
  /** Bytes of answers that Redis keeps. */
  cacheBytes: Type.Integer({ minimum: 0 }),
  /** Bytes of answers that this process keeps itself. */
  memoryCacheBytes: Type.Integer({ minimum: 0 }),
  /** 0 takes any free port. */
  port: Type.Integer({ minimum: 0, maximum: 65535 }),
  host: Type.String({ minLength: 1 }),
  /** Edition for every host name; without it the first label of the host name says it. */
  edition: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
  /** Largest uploaded file in bytes. */
  uploadBytes: Type.Integer({ minimum: 1 }),
  /** Lines of an uploaded file. */
  uploadRows: Type.Integer({ minimum: 1 }),
  /** Seconds after which an answer that has not begun is given up. */
  answerSeconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  /** Questions that may wait for a thread before the server says that it is busy. */
  queue: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Seconds that a question may wait for a thread before the server says that it is busy. */
  queueSeconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  /** Calls of the API that one address may make per minute; 0 is no limit. */
  callLimit: Type.Integer({ minimum: 0 }),
  /** Seconds between the signal to stop and the end of listening, in which /readyz says no. */
  drainSeconds: Type.Integer({ minimum: 0, maximum: 3600 }),
  /** Worker threads; 0 takes one per core, at least two. */
  threads: Type.Integer({ minimum: 0, maximum: 256 }),
  /** Level of the server's log. */
  log: Type.Union([
    Type.Literal('silent'),
    Type.Literal('error'),
    Type.Literal('warn'),
    Type.Literal('info'),
    Type.Literal('debug'),
  ]),
  /** Who may say in `X-Forwarded-*` headers whom a call comes from: nobody, or proxies at these addresses. */
  proxies: Type.String({ pattern: `^(none|${network}(\\s*,\\s*${network})*)$` }),
  /** Where the navigation's Feedback leads; to the feedback page without it. */
  issuesUrl: Type.Optional(webAddress),
  /** Feedback that one address may send per hour. */
  feedbackLimit: Type.Integer({ minimum: 1 }),
  /** Mail server for feedback; feedback is kept in the data folder with and without it. */
  smtpUrl: Type.Optional(Type.String({ pattern: '^smtps?://[^\\s/]+' })),
  feedbackTo: Type.Optional(mailAddress),
  /** Sender of the mails; the receiver without it. */
  feedbackFrom: Type.Optional(mailAddress),
  /** Where tokens of a human verification are checked; none are asked for without it. */
  verifyUrl: Type.Optional(webAddress),
  verifySecret: Type.Optional(Type.String({ minLength: 1 })),
});
export type Config = Static<typeof Config>;

/** Settings that make sense only together. */
const together = [
  ['smtpUrl', 'feedbackTo'],
  ['verifyUrl', 'verifySecret'],
] as const;

type Key = keyof Config;
type Given = Record<string, unknown>;

/** Settings from options and environment; the options win. Throws a sentence for each mistake. */
export function readConfig(options: Partial<Config>, environment: NodeJS.ProcessEnv = process.env): Config {
  const config: Given = {};
  for (const key of Object.keys(settings) as Key[]) {
    const value = options[key] ?? readVariable(key, environment);
    if (value !== undefined) config[key] = value;
  }
  const mistakes = mistakesOf(config);
  if (mistakes.length) throw new Error(`Wrong settings: ${mistakes.join(' ')}`);
  return config as Config;
}

function readVariable(key: Key, environment: NodeJS.ProcessEnv): string | number | undefined {
  const { variable, otherwise }: Setting = settings[key];
  const text = environment[variable] || otherwise;
  const schema: object = Config.properties[key];
  const whole = 'type' in schema && schema.type === 'integer' && text !== undefined && /^\d+$/.test(text);
  return whole ? Number(text) : text;
}

function mistakesOf(config: Given): string[] {
  const wrong = (Object.keys(config) as Key[]).filter((key) => !Value.Check(Config.properties[key], config[key]));
  const alone = together.filter(([a, b]) => (config[a] === undefined) !== (config[b] === undefined));
  return [
    ...wrong.map((key) => mustSentence(settings[key], config[key])),
    ...alone.map(([a, b]) => `${settings[a].variable} and ${settings[b].variable} must both be set, or neither.`),
  ];
}

/** Where the store is: PostgreSQL when it is set, else the data folder. */
export const storePlace = ({ database, data }: Pick<Config, 'database' | 'data'>): string => database ?? data;

/** Limits of the connections to PostgreSQL. */
export const databaseLimits = ({ databaseConnections, databaseSeconds }: Config): DatabaseLimits => ({
  connections: databaseConnections,
  statementTimeoutMs: 1000 * databaseSeconds,
});

const mustSentence = ({ variable, must, secret }: Setting, value: unknown): string =>
  `${variable} must be ${must}${secret ? '' : `, not "${String(value)}"`}.`;
