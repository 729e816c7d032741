import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '@trellis/store';
import type { OptionalRedis } from '../cache/redis.ts';
import type { Config } from '../config/config.ts';
import type { Datasets, LoadedDataset } from '../data/datasets.ts';
import { editionOf, editionOfHost, type Edition } from '../data/editions.ts';
import type { ViewEngine } from '../views/engine.ts';
import type { Metrics } from './metrics.ts';
import type { Requests } from '../data/requests.ts';

/** What every route works with. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly engine: ViewEngine;
  readonly datasets: Datasets;
  readonly requests: Requests;
  /** Redis for what servers count together; undefined without it. */
  readonly redis: OptionalRedis | undefined;
  readonly metrics: Metrics;
  /** Whether the server has been told to stop. */
  stopping(): boolean;
}

/** Edition that a call is for: `?edition=`, else the setting, else the host name. */
export async function editionFor({ config, datasets }: Context, request: FastifyRequest): Promise<Edition> {
  const { edition } = request.query as { edition?: string };
  return editionOf(await datasets.resolve(edition ?? config.edition ?? editionOfHost(request.hostname)));
}

/** The data set that a call is for, with its edition. Throws `unknown-edition` when there is none. */
export async function datasetFor(
  context: Context,
  request: FastifyRequest,
): Promise<LoadedDataset & { edition: Edition }> {
  const edition = await editionFor(context, request);
  return { edition, ...(await context.datasets.current(edition.name)) };
}

/** Fires when the client goes away before its answer is complete. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
