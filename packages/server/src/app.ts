import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { AnswerCache } from './cache/answerCache.ts';
import { openRedis } from './cache/redis.ts';
import { SharedCache } from './cache/sharedCache.ts';
import { closeIdleConnections, isStopping } from './http/closing.ts';
import { databaseLimits, releasesFolder, storeLocation, type Config } from './config/config.ts';
import type { Context } from './http/context.ts';
import { protectFromForgery } from './http/csrf.ts';
import { Datasets } from './data/datasets.ts';
import { Editions } from './data/editions.ts';
import { documentApi } from './http/documentation.ts';
import { openMainThread } from './pool/mainThread.ts';
import { startEngine } from './views/engine.ts';
import { freeMemory } from './views/freeMemory.ts';
import { openLoadedVersions } from './views/loadedVersions.ts';
import { openPool, type Computing } from './views/openPool.ts';
import { openVersionAnswers } from './http/versionAnswers.ts';
import { handleErrors } from './http/errors.ts';
import { nameCallers, routerOf } from './http/mount.ts';
import { refuseBrokenHosts, refuseOtherHosts } from './http/hostNames.ts';
import { notFound } from './http/errorAnswer.ts';
import { sendError } from './http/sendError.ts';
import { ownLimits } from './http/ownForm.ts';
import { validation } from './http/validation.ts';
import { limitBodies } from './http/bodies.ts';
import { maxFields, parseFormBodies } from './http/formBodies.ts';
import { openCosts, openUploads } from './http/limits.ts';
import { startMetrics } from './http/metrics.ts';
import { limitCalls } from './http/rateLimit.ts';
import { refuseWhileLate } from './http/openCalls.ts';
import { takeTurns } from './http/callTurns.ts';
import { requestIdOf, sendRequestIds } from './http/requestId.ts';
import { openExamples } from './data/examples.ts';
import { openGeneLists } from './data/geneLists.ts';
import { openOwnAnalyses } from './data/ownAnalyses.ts';
import { keepExpiring } from './data/expireOwnData.ts';
import { repeatableIdentity } from './data/requestIdentity.ts';
import { listReleases } from './data/releases.ts';
import { openRequests } from './data/requests.ts';
import { watchRequests, type RequestQuota } from './data/requestQuota.ts';
import { openSplitStore } from './data/splitStore.ts';
import { writerUrl } from './data/writerUrl.ts';
import { batchRoutes } from './http/routes/batch.ts';
import { callRoutes } from './http/routes/calls.ts';
import { embedRoutes } from './http/embed/embedRoutes.ts';
import { feedbackRoutes } from './http/routes/feedback.ts';
import { healthRoutes } from './http/routes/health.ts';
import { mcpRoutes } from './http/routes/mcp.ts';
import { sitemapRoutes } from './http/routes/sitemap.ts';
import { releaseFileRoutes } from './http/routes/releaseFiles.ts';
import { servePages } from './http/pages.ts';
import { maxFieldBytes } from './http/queryForm.ts';
import { serveSecurityText } from './http/securityText.ts';
import { startTraces } from './tracing/startTraces.ts';
import { traceCalls } from './tracing/traceCalls.ts';
import { tracedStore } from './tracing/tracedStore.ts';

/** Differences of an app from a site that is served. */
export interface AppOptions {
  /** A data folder or database for requests; by default they are stored with the data sets. */
  readonly requests?: string;
  /** Whether it answers only a few calls of the API: without pages and documentation, it is ready a second earlier. */
  readonly isApiOnly?: boolean;
  /** Where views are computed; in threads by default. */
  readonly computing?: Computing;
  /** Whether the same questions get the same ids: for an app that one command asks. */
  readonly isRepeatable?: boolean;
}

/** Time in which a request has to arrive, its body included: an upload of 32 MB takes that long at 0.9 Mbit/s. */
const maxRequestMs = 300_000;

/** Builds a server that does not listen yet. Closing it closes the store and the worker threads. */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const { isApiOnly = false } = options;
  const app = bareApp(config);
  const stopTraces = config.traces === undefined ? undefined : await startTraces(config.traces);
  const { quota, ...context } = await openContext(config, app, options);
  context.store.requests.finishDeletions().catch((error: unknown) => app.log.error(error, 'deletions not finished'));
  const stopExpiring = keepExpiring(context.store.requests, config.ownDataDays, (error) =>
    app.log.error(error, 'requests not expired'),
  );
  app.addHook('onClose', async () => {
    stopExpiring();
    quota.stop();
    context.mainThread.stop();
    context.documentTurns.stop();
    context.datasets.close();
    context.redis?.close();
    await context.engine.close();
    await context.store.close();
    await stopTraces?.();
  });
  if (stopTraces) traceCalls(app);
  sendRequestIds(app);
  context.metrics.attach(app, {
    load: context.engine.load,
    versions: () => context.datasets.versions(),
    requestBytes: quota.bytes,
    redis: () => context.redis?.isUp(),
  });
  closeIdleConnections(app);
  handleErrors(app);
  refuseBrokenHosts(app);
  refuseOtherHosts(app, config);
  await app.register(helmet, { contentSecurityPolicy: { directives: pagePolicy }, strictTransportSecurity: false });
  await app.register(compress, compression);
  limitBodies(app, context.mainThread);
  await app.register(cookie);
  parseFormBodies(app);
  await app.register(multipart, {
    limits: { fileSize: config.uploadBytes, fieldSize: maxFieldBytes, files: 8 + ownLimits.files, fields: maxFields },
    // Larger than any part: the parser stops for good when the buffer of a part that it skips is full.
    fileHwm: config.uploadBytes + 1,
  });
  await limitCalls(app, context);
  refuseWhileLate(app, context.mainThread);
  takeTurns(app);
  protectFromForgery(app);
  if (!isApiOnly) await documentApi(app);
  await app.register(async (api) => listRoutes(api, context));
  app.all('/api/*', { schema: { hide: true } }, (_, reply) =>
    sendError(reply, notFound('There is no such call; see /api/docs.')),
  );
  serveSecurityText(app, config);
  if (!isApiOnly) await servePages(app, context);
  return app;
}

/** An app without calls. */
function bareApp(config: Config): FastifyInstance {
  const { schemaController, compileSchemas } = validation();
  const app = Fastify({
    logger: config.log === 'silent' ? false : { level: config.log },
    genReqId: requestIdOf,
    trustProxy: config.proxies === 'none' ? false : config.proxies,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: maxRequestMs,
    schemaController,
    frameworkErrors: (_error, _request, reply) =>
      sendError(reply as FastifyReply, {
        status: 400,
        code: 'bad-request',
        detail: 'The address cannot be read: it has a broken % sign.',
      }),
  });
  app.decorate('compileSchemas', compileSchemas);
  nameCallers(app);
  return app;
}

/**
 * Content security policy of the pages: their own files, the inline styles that position charts and virtual tables, and no text
 * as HTML or a program but by the two policies of the pages (`first-paint.js`, `guideHtmlPolicy.ts`).
 */
const pagePolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  baseUri: ["'none'"],
  // The smallest faces are inside the style sheets.
  fontSrc: ["'self'", 'data:'],
  imgSrc: ["'self'", 'data:', 'blob:'],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default', 'guide'],
  upgradeInsecureRequests: null,
};

/** How answers are compressed; the files of the pages are compressed by the build. */
const compression = {
  global: true,
  threshold: 2048,
  encodings: ['gzip' as const, 'deflate' as const, 'identity' as const],
  // The default, 6, takes 70 % more time to save 4 % of a table.
  zlibOptions: { level: 4 },
};

/** Opens the store, the worker threads and the caches. */
async function openContext(
  config: Config,
  app: FastifyInstance,
  { requests: requestLocation, computing = 'threads', isRepeatable = false }: AppOptions,
): Promise<Context & { quota: RequestQuota }> {
  const [location, limits] = [storeLocation(config), databaseLimits(config)];
  const opened = await openSplitStore(
    { datasets: location, requests: requestLocation },
    { ...limits, writer: writerUrl },
  );
  const store = config.traces === undefined ? opened : tracedStore(opened);
  const redis = config.redis === undefined ? undefined : openRedis(config.redis, app.log);
  const shared = redis && new SharedCache(redis, config.cacheBytes);
  const metrics = startMetrics();
  const cache = new AnswerCache(config.memoryCacheBytes, shared, metrics.answered);
  const channel = `trellis ${randomUUID()}`;
  const costs = openCosts(config, redis);
  const [mainThread, documentTurns] = [openMainThread(costs), openMainThread(costs)];
  const pool = openPool({ ...config, costs }, { computing, source: { location, limits }, channel });
  const engine = startEngine(pool, cache, openLoadedVersions(channel));
  const datasets = new Datasets(store.datasets, engine, {
    maxBytes: config.dataMegabytes * 2 ** 20,
    heaps: 1 + pool.threadCount,
    olderBytes: config.oldDataMegabytes * 2 ** 20,
    onFault: (error) => app.log.error(error, 'data set not renewed'),
    freeMemory,
  });
  const editions = new Editions(store.datasets);
  const quota = watchRequests(store.requests, config.requestMegabytes, app.log);
  const ownAnalyses = openOwnAnalyses(store.requests, engine);
  const identify = isRepeatable ? repeatableIdentity() : undefined;
  const requests = openRequests({ store: store.requests, datasets, ownAnalyses, mainThread, identify });
  const geneLists = openGeneLists(store.requests, datasets, identify);
  const examples = openExamples(engine, store.requests);
  return {
    config,
    store,
    engine,
    editions,
    datasets,
    requests,
    geneLists,
    examples,
    redis,
    uploads: openUploads(config, { redis, quota }),
    quota,
    mainThread,
    documentTurns,
    versionAnswers: openVersionAnswers({ mainThread }),
    releases: (edition, newest) => listReleases(releasesFolder(config), edition, newest),
    metrics,
    stopping: () => isStopping(app),
  };
}

function listRoutes(app: FastifyInstance, context: Context): void {
  healthRoutes(app, context);
  sitemapRoutes(app, context);
  callRoutes(routerOf(app), context);
  feedbackRoutes(app, context);
  releaseFileRoutes(app, context);
  batchRoutes(app, context);
  mcpRoutes(app, context);
  embedRoutes(app, context);
}
