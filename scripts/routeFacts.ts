import { listRoutes, resultRoutes, storedListRoutes } from './viewRoutes.ts';

/** What the calls of one kind cost, store and are bounded by, in the words of the table in SECURITY.md. */
export interface RouteFacts {
  readonly cost: string;
  readonly stores: string;
  readonly owner: string;
  readonly bounds: string;
  /** Method and path of each route, as the server has them; `ANY` is every method, and `*` any end of a path. */
  readonly routes: readonly string[];
}

const nothing = 'nothing';
/** Routes of results that a row of their own names. */
const [previewRoute, stateRoute, resultCsv] = ['POST /api/preview/', 'POST /api/ids/:id/', 'GET /api/export/:id.csv'];

const [operator, idHolder, secretHolder] = ['the operator', 'whoever has the id', 'whoever has the secret'];

/**
 * Every route of a server, by what it costs. The routes of views and of questions about gene lists follow from their lists. `packages/server/test/http/inventory.test.ts` compares it with a running server, and
 * `npm run route-table` writes the table in SECURITY.md from it.
 */
export const routeFacts: readonly RouteFacts[] = [
  {
    cost: 'main thread, constant',
    stores: nothing,
    owner: operator,
    bounds: 'without a limit, so that a busy server can be watched; `/metrics` has to stay off the network',
    routes: ['GET /healthz', 'GET /readyz', 'GET /metrics'],
  },
  {
    cost: 'main thread, a list in memory',
    stores: nothing,
    owner: operator,
    bounds: 'calls',
    routes: [
      'GET /api/site/',
      'GET /api/editions/',
      'GET /api/motif_enrichment/regions/',
      'GET /api/motif_enrichment/sources/',
      'GET /api/motif_enrichment/motifs/',
      'GET /api/motif_enrichment/additional/motifs/',
      'GET /sitemap.xml',
      'GET /.well-known/security.txt',
      'GET /releases/:release/',
      'GET /mcp',
      'DELETE /mcp',
      'ANY /api/*',
    ],
  },
  {
    cost: 'main thread, once per version',
    stores: 'up to 48 MB of answers in memory',
    owner: operator,
    bounds: 'calls; turns of the main thread, its time charged; long questions are not kept',
    routes: [
      'GET /api/tfs/',
      'GET /api/lists/',
      'GET /api/networks/',
      'GET /api/edges/',
      'GET /api/extra_field_names/',
      'GET /api/key/',
      'GET /api/key/:key/',
      'GET /api/gene-names/',
      'GET /api/gene-specificity/',
      'GET /api/overview/',
      'GET /api/overview/autocomplete/',
      'GET /api/sources/',
      'GET /api/sources/bibtex/',
      'GET /api/sources/ris/',
    ],
  },
  {
    cost: 'main thread, once per version and host name',
    stores: 'up to 24 MB of addresses in memory',
    owner: operator,
    bounds: 'calls; turns of the main thread, its time charged',
    routes: ['GET /sitemap-:part(^\\d+).xml'],
  },
  {
    cost: 'main thread, the names of the call',
    stores: nothing,
    owner: operator,
    bounds: 'calls; 1 MB of body; turns of the main thread, its time charged',
    routes: ['POST /api/genes/', 'POST /api/names/'],
  },
  {
    cost: 'one read of the store',
    stores: nothing,
    owner: operator,
    bounds: 'calls; seconds of a statement',
    routes: ['GET /api/list_download/:name/', 'GET /api/motif_enrichment/cluster_info.csv'],
  },
  {
    cost: 'one read of the store, written in the main thread',
    stores: nothing,
    owner: idHolder,
    bounds: 'calls; turns of the main thread, their time charged; size of unread answers',
    routes: ['GET /api/inputs/:id/', 'GET /api/own/:id/:number/', 'GET /api/gene-lists/:id/background/'],
  },
  {
    cost: 'files of a folder',
    stores: nothing,
    owner: operator,
    bounds: 'calls; a stream that waits for its reader, closed when it stalls',
    routes: ['GET /api/releases/', 'GET /releases/:release/:file'],
  },
  {
    cost: 'threads, once per version',
    stores: 'one request per example',
    owner: 'the site: read-only',
    bounds: 'calls',
    routes: ['GET /api/examples/', 'GET /api/examples/:example/:picture/'],
  },
  {
    cost: 'a thread, a gene list of the call',
    stores: nothing,
    owner: operator,
    bounds: 'calls; size of the body; time of threads; queue',
    routes: [
      'GET /api/gene/:gene/',
      'GET /api/search/',
      'GET /api/regulators/accuracy/',
      ...listRoutes,
      'POST /api/orthologs/query/',
    ],
  },
  {
    cost: 'a thread, a stored gene list',
    stores: nothing,
    owner: idHolder,
    bounds: 'calls; time of threads; queue',
    routes: ['GET /api/gene-lists/:id/', ...storedListRoutes],
  },
  {
    cost: 'a thread, and one write',
    stores: 'the genes and their background',
    owner: idHolder,
    bounds: 'calls; size of the body; time of threads; uploads; size of all requests',
    routes: ['POST /api/gene-lists/'],
  },
  {
    cost: 'a thread, and one write',
    stores: 'the query, its lists, network and own analyses',
    owner: secretHolder,
    bounds: 'calls; bytes of bodies; limits of a query; time of threads; uploads; size of all requests',
    routes: ['POST /api/'],
  },
  {
    cost: 'a thread',
    stores: nothing,
    owner: 'its caller',
    bounds: 'calls; bytes of bodies; limits of a query; time of threads; uploads, as if it were stored',
    routes: [previewRoute],
  },
  {
    cost: 'one indexed statement',
    stores: 'the id, which stays deleted',
    owner: secretHolder,
    bounds: 'calls; the secret',
    routes: ['DELETE /api/:id/'],
  },
  {
    cost: 'a thread, and one write',
    stores: 'the states that changed',
    owner: `${idHolder}; examples are read-only`,
    bounds: 'calls; 1 MB of body; time of threads; uploads; 1,000 revisions per result',
    routes: [stateRoute],
  },
  {
    cost: 'a thread, and one write',
    stores: 'a request, one per revision of its origin',
    owner: idHolder,
    bounds: 'calls; time of threads; uploads; size of all requests',
    routes: ['POST /api/newest/:id/'],
  },
  {
    cost: 'a thread, the result',
    stores: 'answers in caches, those with own analyses in none',
    owner: idHolder,
    bounds: 'calls; time of threads, charged while it runs; queue; seconds of an answer',
    routes: [
      ...resultRoutes.filter((route) => ![previewRoute, stateRoute, resultCsv].includes(route)),
      'GET /embed/:id/:figure',
      'GET /oembed',
    ],
  },
  {
    cost: 'a thread, the whole result',
    stores: nothing,
    owner: idHolder,
    bounds: 'calls; time of threads, charged while it runs; queue; a stream that waits for its reader',
    routes: [resultCsv, 'GET /api/export/:id.arrow', 'GET /api/export/:id.xlsx', 'GET /api/everything/:id.zip'],
  },
  {
    cost: 'the calls of its questions',
    stores: 'what these calls store',
    owner: 'as of these calls',
    bounds: 'each question is a call; 100 of them; 4 batches of one address, 64 of all; turns',
    routes: ['POST /api/batch/'],
  },
  {
    cost: 'the calls of its tool',
    stores: 'what these calls store',
    owner: 'as of these calls',
    bounds: 'calls; 4 MB of message, 64 MB of answer; no web pages',
    routes: ['POST /mcp'],
  },
  {
    cost: 'one write, and a mail',
    stores: 'a name and 5,000 characters',
    owner: operator,
    bounds: 'calls; 10 per address and hour; the verification, where there is one',
    routes: ['POST /api/feedback/'],
  },
  {
    cost: 'files in memory or of a folder',
    stores: nothing,
    owner: operator,
    bounds: 'calls, but for `/assets/`, whose files browsers keep',
    routes: [
      'GET /assets/*',
      'GET /clients/*',
      'GET /icon.svg',
      'GET /first-paint.js',
      'GET /manifest.webmanifest',
      'GET /serviceWorker.js',
      'GET /api/docs',
      'GET /api/docs/*',
    ],
  },
  {
    cost: 'a thread, one document per page and version',
    stores: 'documents in memory',
    owner: operator,
    bounds: 'calls; turns of documents, their time charged',
    routes: ['GET /', 'GET /gene/:gene', 'GET /guide/:guide'],
  },
  {
    cost: 'a thread, one document for all',
    stores: 'the document in memory',
    owner: operator,
    bounds: '50 calls at the same time; turns of documents, their time charged',
    routes: ['GET *'],
  },
];
