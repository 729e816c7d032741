import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Settings of a server. Each is an option of `trellis serve` or an environment variable named `TRELLIS_...`. */
export const Config = Type.Object({
  /** Folder with the data sets and `requests.sqlite`. */
  data: Type.String({ minLength: 1 }),
  /** 0 takes any free port. */
  port: Type.Integer({ minimum: 0, maximum: 65535 }),
  host: Type.String({ minLength: 1 }),
  /** Edition for every host name; without it the first label of the host name says it. */
  edition: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
  /** Largest uploaded file in bytes. */
  uploadBytes: Type.Integer({ minimum: 1 }),
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
});
export type Config = Static<typeof Config>;

/** Settings from options and environment; the options win. Throws one sentence for all mistakes. */
export function readConfig(options: Partial<Config>, environment: NodeJS.ProcessEnv = process.env): Config {
  const number = (text: string | undefined, otherwise: number) =>
    text === undefined || text === '' ? otherwise : Number(text);
  const config = {
    data: options.data ?? environment.TRELLIS_DATA ?? './data',
    port: options.port ?? number(environment.PORT, 8080),
    host: options.host ?? environment.HOST ?? '127.0.0.1',
    edition: options.edition ?? environment.TRELLIS_EDITION,
    uploadBytes: options.uploadBytes ?? number(environment.TRELLIS_UPLOAD_BYTES, 32 * 1024 * 1024),
    threads: options.threads ?? number(environment.TRELLIS_THREADS, 0),
    log: options.log ?? environment.TRELLIS_LOG ?? 'warn',
  };
  if (config.edition === undefined) delete config.edition;
  const mistakes = [...Value.Errors(Config, config)].map(
    ({ instancePath, message }) => `${instancePath.slice(1)} ${message}`,
  );
  if (mistakes.length) throw new Error(`Wrong settings: ${mistakes.join('; ')}.`);
  return config as Config;
}
