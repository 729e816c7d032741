import type { FastifyRequest } from 'fastify';
import type { Store } from '@trellis/store';
import type { OptionalRedis } from '../cache/redis.ts';
import type { Config } from '../config/config.ts';
import type { Datasets, LoadedDataset } from '../data/datasets.ts';
import type { ExampleCache } from '../data/examples.ts';
import type { Edition, Editions } from '../data/editions.ts';
import { fieldsOf } from '../json/fieldsOf.ts';
import type { MainThread } from '../pool/mainThread.ts';
import type { VersionAnswers } from './versionAnswers.ts';
import type { ViewEngine } from '../views/engine.ts';
import type { Uploads } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { GeneLists } from '../data/geneLists.ts';
import type { Requests } from '../data/requests.ts';

/** The parts of the server that routes use. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly engine: ViewEngine;
  readonly editions: Editions;
  readonly datasets: Datasets;
  readonly requests: Requests;
  readonly geneLists: GeneLists;
  readonly examples: ExampleCache;
  /** Redis for rate limits across servers; undefined when it is not configured. */
  readonly redis: OptionalRedis | undefined;
  readonly uploads: Uploads;
  /** The turns of what the main thread computes itself. */
  readonly mainThread: MainThread;
  /** The turns of the documents of pages, which wait for answers that have turns too. */
  readonly documentTurns: MainThread;
  readonly versionAnswers: VersionAnswers;
  readonly metrics: Metrics;
  /** Whether the server is about to stop. */
  stopping(): boolean;
}

/**
 * Returns the edition of a call: `?edition=`, else the setting, else that of the host. A name without a data set means the only
 * edition. Throws `unknown-edition` and `choose-edition`.
 */
export async function editionFor({ config, editions }: Context, request: FastifyRequest): Promise<Edition> {
  const { edition: asked = config.edition } = fieldsOf(request.query);
  if (asked === undefined) return editions.ofHost(request.hostname);
  return editions.of(String(asked));
}

/** Returns the data set of a call with its edition. Throws `unknown-edition` when there is none. */
export async function datasetFor(
  context: Context,
  request: FastifyRequest,
): Promise<LoadedDataset & { edition: Edition }> {
  const edition = await editionFor(context, request);
  return { edition, ...(await context.datasets.current(edition.name)) };
}
