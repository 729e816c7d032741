import { LRUCache } from 'lru-cache';
import { Datasets } from '../data/datasets.ts';
import { Editions } from '../data/editions.ts';
import { openExamples } from '../data/examples.ts';
import { openGeneLists } from '../data/geneLists.ts';
import { openOwnAnalyses } from '../data/ownAnalyses.ts';
import { openRequests } from '../data/requests.ts';
import type { CallContext } from '../http/context.ts';
import { callRoutes } from '../http/routes/calls.ts';
import type { VersionAnswers } from '../http/versionAnswers.ts';
import type { RequestStore } from '@trellis/store';
import type { ReleaseIndex, SiteManifest } from './manifest.ts';
import { openPageEngine } from './pageEngine.ts';
import { PageRouter, type PageAnswer, type PageCall, type ValidatorOf } from './pageRouter.ts';
import { pictureRoute } from './pictureRoute.ts';
import type { ReadPart } from './lateColumns.ts';
import { openSiteData } from './partReader.ts';
import { portableRoutes } from './portableRoutes.ts';
import { RunningCalls } from './runningCalls.ts';
import { viewPreparations } from './viewPreparations.ts';

/** What a page answers calls with. */
interface PageParts {
  readonly manifest: SiteManifest;
  readonly read: ReadPart;
  readonly readReleases: () => Promise<ReleaseIndex>;
  readonly requests: RequestStore;
  readonly validatorOf: ValidatorOf;
  readonly onFault: (error: unknown) => void;
  /** Called once an answer has been computed: then the data are open. */
  readonly onFirstAnswer?: () => void;
}

/** Answers the calls of a page. */
export interface PageHost {
  answer(call: PageCall): Promise<PageAnswer>;
}

/** Time after the first answer from which views are prepared: other files of its page come first. */
const prepareAfterMs = 1000;

/** Answers that depend only on a version of a data set and are kept. */
const maxVersionAnswers = 40;

async function* asynchronous<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

function lastOf<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The routes of a server, answered from a folder of data and a store in the browser. */
export function openPageHost({
  manifest,
  read,
  readReleases,
  requests: store,
  validatorOf,
  onFault,
  onFirstAnswer,
}: PageParts): PageHost {
  const data = openSiteData(manifest, read);
  const running = new RunningCalls();
  const prepare = async (edition: string): Promise<void> =>
    running.doBetween(viewPreparations(await data.loaders(edition), await datasets.current(edition), validatorOf));
  const engine = openPageEngine(data, (edition) => {
    onFirstAnswer?.();
    setTimeout(() => prepare(edition).catch(onFault), prepareAfterMs);
  });
  const datasetStore = data.datasets as ConstructorParameters<typeof Datasets>[0];
  const datasets = new Datasets(datasetStore, engine, { olderBytes: 0, onFault });
  const ownAnalyses = openOwnAnalyses(store, engine);
  // One thread computes one thing at a time anyway.
  const mainThread: CallContext['mainThread'] = {
    run: async (_, compute) => compute(),
    each: async (_, items) => asynchronous(items),
    steps: async (_, work) => lastOf(work),
  };
  const context: CallContext = {
    config: manifest.settings,
    store: { datasets: data.datasets },
    engine,
    editions: new Editions(datasetStore),
    datasets,
    requests: openRequests({ store, datasets, ownAnalyses, mainThread }),
    geneLists: openGeneLists(store, datasets),
    examples: openExamples(engine, store),
    uploads: { check: () => undefined, store: (_, __, action) => action() },
    mainThread,
    versionAnswers: keptAnswers(),
    releases: async (edition) =>
      (await readReleases()).editions.find((one) => one.edition === edition)?.releases ?? [],
    siteFacts: (edition) => manifest.editions.find(({ header }) => header.edition === edition)?.facts,
  };
  // The answers of most pages need it.
  const [{ header }, ...others] = manifest.editions;
  if (others.length === 0) data.datasets.image(header.edition).catch(() => {});
  const router = new PageRouter(validatorOf, onFault);
  callRoutes(router, context);
  pictureRoute(router, context);
  portableRoutes(router, store, new Set(manifest.editions.map(({ header }) => header.edition)));
  return { answer: (call) => running.during(() => router.answer(call)) };
}

function keptAnswers(): VersionAnswers {
  const kept = new LRUCache<string, Uint8Array>({ max: maxVersionAnswers });
  const find = (key: string, compute: () => string): Uint8Array => {
    const bytes = kept.get(key) ?? new TextEncoder().encode(compute());
    kept.set(key, bytes);
    return bytes;
  };
  return {
    send: async (key, compute) => find(key, compute),
  };
}
