import type { Release } from '@trellis/contract';
import type { DatasetStore, Store } from '@trellis/store';
import type { OptionalRedis } from '../cache/redis.ts';
import type { Config } from '../config/config.ts';
import type { Datasets, LoadedDataset } from '../data/datasets.ts';
import type { ExampleCache } from '../data/examples.ts';
import type { Edition, Editions } from '../data/editions.ts';
import { fieldsOf } from '../json/fieldsOf.ts';
import type { MainThread } from '../pool/mainThread.ts';
import type { SiteFacts } from './siteFacts.ts';
import type { VersionAnswers } from './versionAnswers.ts';
import type { ViewEngine } from '../views/viewEngine.ts';
import type { AnyCall } from './router.ts';
import type { Uploads } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { GeneLists } from '../data/geneLists.ts';
import type { Requests } from '../data/requests.ts';

/** Settings that routes of the contract read. */
export type CallSettings = Pick<
  Config,
  | 'edition'
  | 'uploadRows'
  | 'issuesUrl'
  | 'embedOrigins'
  | 'guideEditUrl'
  | 'contactEmail'
  | 'repositoryUrl'
  | 'paperUrl'
>;

/** What the routes of the contract are answered with, in a server or in a worker of a page. */
export interface CallContext {
  readonly config: CallSettings;
  readonly store: {
    readonly datasets: Pick<DatasetStore, 'list' | 'network' | 'clusterInfo'>;
  };
  readonly engine: Pick<ViewEngine, 'answer' | 'answerQuestion' | 'readUpload'>;
  readonly editions: Editions;
  readonly datasets: Datasets;
  readonly requests: Requests;
  readonly geneLists: GeneLists;
  readonly examples: ExampleCache;
  readonly uploads: Uploads;
  /** The turns of what the main thread computes itself. */
  readonly mainThread: Pick<MainThread, 'run' | 'each' | 'steps'>;
  readonly versionAnswers: VersionAnswers;
  /** The releases of an edition whose newest data set has a version: that of this version first. */
  releases(edition: string, newest: string): Promise<readonly Release[]>;
  /** What was said about a site when its folder was written, without a look at its numbers; absent on a server. */
  readonly siteFacts?: (edition: string) => SiteFacts | undefined;
}

/** The parts of the server that its own routes use too. */
export interface Context extends CallContext {
  readonly config: Config;
  readonly store: Store;
  readonly engine: ViewEngine;
  /** Redis for rate limits across servers; undefined when it is not configured. */
  readonly redis: OptionalRedis | undefined;
  readonly mainThread: MainThread;
  /** The turns of the documents of pages, which wait for answers that have turns too. */
  readonly documentTurns: MainThread;
  readonly metrics: Metrics;
  /** Whether the server is about to stop. */
  stopping(): boolean;
}

/** The part of a call that says of which edition it is. */
type EditionCall = Pick<AnyCall, 'query' | 'hostname'>;

/**
 * Returns the edition of a call: `?edition=`, else that of the host, else the setting. A name without a data set means the only
 * edition. Throws `unknown-edition` and `choose-edition`.
 */
export async function editionFor(
  { config, editions }: Pick<CallContext, 'config' | 'editions'>,
  request: EditionCall,
): Promise<Edition> {
  const { edition: requested } = fieldsOf(request.query);
  if (requested === undefined) return editions.ofHost(request.hostname, config.edition);
  return editions.of(String(requested));
}

/** Returns the data set of a call with its edition. Throws `unknown-edition` when there is none. */
export async function datasetFor(
  context: Pick<CallContext, 'config' | 'editions' | 'datasets'>,
  request: EditionCall,
): Promise<LoadedDataset & { edition: Edition }> {
  const edition = await editionFor(context, request);
  return { edition, ...(await context.datasets.current(edition.name)) };
}
