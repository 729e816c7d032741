import type { FastifyInstance } from 'fastify';
import { addressOf, readEditions, type ListedEdition } from '@trellis/contract';
import { buildApp } from './app.ts';
import { preparedOf } from './data/datasets.ts';
import { drain } from './http/closing.ts';
import { readConfig, type Config } from './config/config.ts';

/** A listening server. */
export interface Serving {
  /** Address of the site, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Names of the editions that have hosts of their own, in the order of menus. */
  editions(): Promise<string[]>;
  /** Makes the examples of the editions that are prepared before the first visitor needs them. */
  makeExamples(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server and listens. SIGINT and SIGTERM stop it once the running answers are complete. */
export async function serve(
  options: Partial<Config>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Serving> {
  const config = readConfig(options, environment);
  const app = await buildApp(config);
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenError(error, config);
  });
  // Reads the data sets now rather than at the first call; /readyz reports when they are loaded.
  app
    .inject('/readyz')
    .then(() => app.compileSchemas())
    .catch((error: unknown) => app.log.error(error, 'not prepared'));
  const makeExamples = async (): Promise<void> => {
    for (const edition of preparedOf(await editionsOf(app)))
      await app.inject(`/api/examples/?edition=${edition}`).catch(() => {});
  };
  const address = app.server.address();
  const port = address && typeof address === 'object' ? address.port : config.port;
  const close = () => drain(app, config.drainSeconds);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${port}`,
    editions: () => editionsOf(app),
    makeExamples,
    close,
  };
}

/** The error of a server that cannot listen, as a sentence where another program has its port. */
function listenError(error: unknown, { port, host }: Config): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return error;
  return new Error(
    `another program listens on port ${port} of ${host}: stop it, or choose another port (--port, PORT)`,
    {
      cause: error,
    },
  );
}

/** Names of the editions, in the order of menus. */
async function editionsOf(app: FastifyInstance): Promise<string[]> {
  const { statusCode, body } = await app.inject(addressOf(readEditions, {}));
  if (statusCode !== 200) return [];
  return (JSON.parse(body) as ListedEdition[]).map(({ name }) => name);
}
