import { valueOf } from '@trellis/core';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { DatabaseLimits } from '@trellis/store';
import { keysOf } from '../json/keysOf.ts';
import { maxKeptVersions } from './keptVersions.ts';
import { ruleOf } from './ruleOf.ts';
import { settings, type Setting } from './settings.ts';

const webAddress = Type.String({
  pattern: '^https?://[^\\s/]+',
  description: 'an address that starts with http:// or https://',
});
const mailAddress = Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+$', description: 'a mail address' });
/** An origin as in a content security policy; `*.` means all names below a domain. */
const origin = 'https?:\\/\\/(?:\\*\\.)?[A-Za-z0-9.-]+(?::\\d{1,5})?';
/** A host name or an address; `*.` means all names below a domain. */
const hostName = '(?:(?:\\*\\.)?[\\w.-]+|\\[[0-9a-fA-F:.]+\\])';
const network = '(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?)';

/** Settings of a server. Each is an environment variable, named in `settings.ts`; some are options of `trellis serve`. */
export const Config = Type.Object({
  /** Folder with the data sets and `requests.sqlite`. */
  data: Type.String({ minLength: 1, description: 'the path of a folder' }),
  /** PostgreSQL, used instead of the folder. */
  database: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://[^\\s/]+/[^\\s/]+$',
      description: 'postgres://USER:PASSWORD@HOST:PORT/DATABASE',
    }),
  ),
  /** Maximum number of connections of this process to PostgreSQL. */
  databaseConnections: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Time limit of a statement in seconds; imports have none. */
  databaseSeconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  /** Redis, through which servers share answers. */
  redis: Type.Optional(
    Type.String({
      pattern: '^rediss?://[^\\s/]+',
      description: 'redis://HOST:PORT or rediss://USER:PASSWORD@HOST:PORT',
    }),
  ),
  /** Maximum size of the answers cached in Redis. */
  cacheBytes: Type.Integer({ minimum: 0 }),
  /** Maximum size of the answers cached in this process. */
  memoryCacheBytes: Type.Integer({ minimum: 0 }),
  /** 0 takes any free port. */
  port: Type.Integer({ minimum: 0, maximum: 65535 }),
  host: Type.String({ minLength: 1, description: 'an address to listen on' }),
  /** Edition for every host name; by default the first label of the host name is the edition. */
  edition: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'lower-case letters, digits and "-", starting with a letter',
    }),
  ),
  /** Maximum size of an uploaded file in bytes. */
  uploadBytes: Type.Integer({ minimum: 1 }),
  /** Maximum number of lines of an uploaded file. */
  uploadRows: Type.Integer({ minimum: 1 }),
  /** Days after which requests with analyses of users' own are deleted; 0 keeps them for good. */
  ownDataDays: Type.Integer({ minimum: 0, maximum: 36_500 }),
  /** Size of all stored requests in MB from which uploads are refused; 0 means no limit. */
  requestMegabytes: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** Time limit in seconds within which an answer has to begin. */
  answerSeconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  /** Number of versions of a data set that an import keeps, the new one included, in addition to pinned ones. */
  keepVersions: Type.Integer({ minimum: 1, maximum: maxKeptVersions }),
  /** Memory in MB for the newest data sets; those that were used longest ago are closed, but one stays. */
  dataMegabytes: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Memory in MB for older versions of data sets; one is always held. */
  oldDataMegabytes: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Folder of the releases that the page Downloads lists; by default `releases` in the data folder. */
  releases: Type.Optional(Type.String({ minLength: 1, description: 'the path of a folder' })),
  /** Whether browsers keep the pages, so that these open without a network; `off` removes what they have kept. */
  offline: Type.Union([Type.Literal('on'), Type.Literal('off')]),
  /** Maximum number of tasks that wait for a thread; more are refused. */
  queue: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Maximum time in seconds that a task waits for a thread. */
  queueSeconds: Type.Integer({ minimum: 1, maximum: 3600 }),
  /** Maximum number of API calls per address and minute; 0 means no limit. */
  callLimit: Type.Integer({ minimum: 0 }),
  /** Maximum time in seconds that threads work for one address per minute; 0 means no limit. */
  costLimit: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Maximum size in MB of what one address stores per hour with its queries; 0 means no limit. */
  uploadLimit: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Seconds between the signal to stop and the end of listening, during which /readyz answers 503. */
  drainSeconds: Type.Integer({ minimum: 0, maximum: 3600 }),
  /** Worker threads for long questions; 0 takes one per core, at least two. */
  threads: Type.Integer({ minimum: 0, maximum: 256 }),
  /** Level of the server's log. */
  log: Type.Union([
    Type.Literal('silent'),
    Type.Literal('error'),
    Type.Literal('warn'),
    Type.Literal('info'),
    Type.Literal('debug'),
  ]),
  /** Collector of OpenTelemetry that gets a trace of each call; none by default. */
  traces: Type.Optional(webAddress),
  /** Addresses of the reverse proxies that are allowed to set `X-Forwarded-*` headers, or "none". */
  proxies: Type.String({
    pattern: `^(none|${network}(\\s*,\\s*${network})*)$`,
    description: '"none", or addresses and networks of reverse proxies with commas between them',
  }),
  /** Host names under which the server answers; by default under any. */
  hosts: Type.Optional(
    Type.String({
      pattern: `^${hostName}(\\s*,\\s*${hostName})*$`,
      description: 'host names without ports, such as tf.example.org or *.example.org, with commas between them',
    }),
  ),
  /** Target of the Feedback link in the navigation; the feedback page by default. */
  issuesUrl: Type.Optional(webAddress),
  /** Contact at the foot of every page: a mail address, the source code, and the paper about this site. */
  contactEmail: Type.Optional(mailAddress),
  repositoryUrl: Type.Optional(webAddress),
  paperUrl: Type.Optional(webAddress),
  /** Origins whose pages can frame figures of results, or `*` for all; without it only pages of this site. */
  embedOrigins: Type.Optional(
    Type.String({
      pattern: `^(\\*|${origin}(\\s*,\\s*${origin})*)$`,
      description: 'origins such as https://lab.example.org with commas between them, or *',
    }),
  ),
  /** Folder where the guides can be changed, for the link "Edit this page". */
  guideEditUrl: Type.Optional(webAddress),
  /** Maximum number of feedback messages per address and hour. */
  feedbackLimit: Type.Integer({ minimum: 1 }),
  /** Mail server for feedback, which is always stored as well. */
  smtpUrl: Type.Optional(
    Type.String({ pattern: '^smtps?://[^\\s/]+', description: 'smtp://HOST:PORT or smtps://USER:PASSWORD@HOST' }),
  ),
  feedbackTo: Type.Optional(mailAddress),
  /** Sender of the mails; the receiver by default. */
  feedbackFrom: Type.Optional(mailAddress),
  /** Service that checks the tokens of a human verification; without it no token is required. */
  verifyUrl: Type.Optional(webAddress),
  verifySecret: Type.Optional(Type.String({ minLength: 1, description: 'not empty' })),
});
export type Config = Static<typeof Config>;

/** Pairs of settings that require each other. */
const together = [
  ['smtpUrl', 'feedbackTo'],
  ['verifyUrl', 'verifySecret'],
] as const;

type Key = keyof Config;
type Given = Record<string, unknown>;

/** Reads the settings; `options` override the environment. Throws an error with one sentence per mistake. */
export function readConfig(options: Partial<Config>, environment: NodeJS.ProcessEnv = process.env): Config {
  const config: Given = {};
  for (const key of keysOf(settings)) {
    const value = options[key] ?? readVariable(key, environment);
    if (value !== undefined) config[key] = value;
  }
  const mistakes = mistakesOf(config);
  if (mistakes.length || !Value.Check(Config, config)) throw new Error(`Wrong settings: ${mistakes.join(' ')}`);
  return config;
}

function readVariable(key: Key, environment: NodeJS.ProcessEnv): string | number | undefined {
  const { variable, otherwise }: Setting = settings[key];
  const text = valueOf(environment, variable) || otherwise;
  const schema: object = Config.properties[key];
  const whole = 'type' in schema && schema.type === 'integer' && text !== undefined && /^\d+$/.test(text);
  return whole ? Number(text) : text;
}

function mistakesOf(config: Given): string[] {
  const wrong = keysOf(settings).filter((key) => key in config && !Value.Check(Config.properties[key], config[key]));
  const alone = together.filter(([a, b]) => (config[a] === undefined) !== (config[b] === undefined));
  return [
    ...wrong.map((key) => mustSentence(key, config[key])),
    ...alone.map(([a, b]) => `${settings[a].variable} and ${settings[b].variable} must both be set, or neither.`),
  ];
}

/** Where the store is: PostgreSQL when it is set, else the data folder. */
export const storeLocation = ({ database, data }: Pick<Config, 'database' | 'data'>): string => database ?? data;

/** The folder of the releases: the setting, or `releases` in the data folder. */
export const releasesFolder = ({ releases, data }: Pick<Config, 'releases' | 'data'>): string =>
  releases ?? join(data, 'releases');

/** Limits of the connections to PostgreSQL. */
export const databaseLimits = ({ databaseConnections, databaseSeconds }: Config): DatabaseLimits => ({
  connections: databaseConnections,
  statementTimeoutMs: 1000 * databaseSeconds,
});

const mustSentence = (key: Key, value: unknown): string => {
  const { variable, secret }: Setting = settings[key];
  return `${variable} must be ${ruleOf(Config.properties[key])}${secret ? '' : `, not "${String(value)}"`}.`;
};
