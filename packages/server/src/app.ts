import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { openStore } from '@trellis/store';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { protectFromForgery } from './csrf.ts';
import { holdDatasets } from './datasets.ts';
import { documentApi } from './documentation.ts';
import { startEngine } from './engine/engine.ts';
import { handleErrors, say } from './errors.ts';
import { keepRequests } from './requests.ts';
import { analysisIdRoutes } from './routes/analysisIds.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { exportRoutes } from './routes/export.ts';
import { healthRoutes } from './routes/health.ts';
import { motifRoutes } from './routes/motif.ts';
import { overviewRoutes } from './routes/overview.ts';
import { queryRoutes } from './routes/query.ts';
import { siteRoutes } from './routes/site.ts';
import { summaryRoutes } from './routes/summary.ts';
import { tableRoutes } from './routes/table.ts';
import { servePages } from './pages.ts';

/** Builds the server without listening. Closing it closes the store and the worker threads. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.log === 'silent' ? false : { level: config.log },
    trustProxy: true,
    routerOptions: { maxParamLength: 500 },
    ajv: { customOptions: { coerceTypes: 'array' } },
  });
  const context = await openContext(config);
  app.addHook('onClose', async () => {
    await context.engine.close();
    await context.store.close();
  });
  handleErrors(app);
  await app.register(helmet, { contentSecurityPolicy: { directives: pagePolicy }, strictTransportSecurity: false });
  await app.register(compress, {
    global: true,
    threshold: 2048,
    encodings: ['gzip', 'deflate', 'identity'],
  });
  await app.register(cookie);
  await app.register(formBody);
  await app.register(multipart, {
    limits: { fileSize: config.uploadBytes, fieldSize: config.uploadBytes, files: 8, fields: 1000 },
  });
  protectFromForgery(app);
  await documentApi(app);
  await app.register(async (api) => listRoutes(api, context));
  app.all('/api/*', (_, reply) => say(reply, 404, 'There is no such call; see /api/docs.'));
  await servePages(app);
  return app;
}

/** What pages may load: their own files, and inline styles, which charts and virtual tables position with. */
const pagePolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  upgradeInsecureRequests: null,
};

async function openContext(config: Config): Promise<Context> {
  const store = await openStore(config.data);
  const engine = startEngine(config.threads || undefined);
  const datasets = holdDatasets(store.datasets, engine, config.data);
  return { config, store, engine, datasets, requests: keepRequests(store.requests, datasets) };
}

/** Every route, in the order of the contract. */
function listRoutes(api: FastifyInstance, context: Context): void {
  healthRoutes(api, context);
  siteRoutes(api, context);
  queryRoutes(api, context);
  analysisIdRoutes(api, context);
  tableRoutes(api, context);
  exportRoutes(api, context);
  summaryRoutes(api, context);
  catalogueRoutes(api, context);
  overviewRoutes(api, context);
  motifRoutes(api, context);
}
