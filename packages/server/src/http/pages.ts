import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TrellisError } from '@trellis/core';
import { resolveGene } from '@trellis/core/gene';
import { callerOf } from './client.ts';
import { datasetFor, type Context } from './context.ts';
import { documentMaker } from './documents.ts';
import { withDiscovery } from './embed/oembed.ts';
import { notFound } from './errorAnswer.ts';
import { sendError } from './sendError.ts';
import { serveServiceWorker } from './serviceWorker.ts';

/** Possible folders of the built pages: seen from the sources, and from the bundle. */
const folders = ['../../web/dist', '../../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Cache lives: the name of a file in /assets/ changes with its content, everything else is asked for again. */
const [longLife, noLife] = ['public, max-age=31536000, immutable', 'no-cache'];

/** Headers that only mean something with a document; with each script they would be a tenth of the bytes. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Serves the files of the pages, compressed by the build, and a document for every other address outside /api. */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  const root = folders.find((path) => existsSync(`${path}/index.html`));
  if (!root) {
    app.setNotFoundHandler((_, reply) => sendError(reply, notFound('The pages are not built: run npm run build.')));
    return;
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{js,css,svg,json}.{br,gz}', 'index.html', '.vite/**'],
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/');
      reply.header('Cache-Control', isAsset ? longLife : noLife);
      reply.header('Vary', 'Accept-Encoding');
      if (isAsset) for (const name of documentHeaders) reply.raw.removeHeader(name);
    },
  });
  serveServiceWorker(app, context.config, root);
  const documents = documentMaker(app, context, readFileSync(`${root}/index.html`, 'utf8'));
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = withDiscovery(await documents.make(request), request);
    return reply.header('Cache-Control', noLife).type('text/html; charset=utf-8').send(html);
  };
  app.get('/', { schema: { hide: true } }, sendDocument);
  app.get<{ Params: { gene: string } }>('/gene/:gene', { schema: { hide: true } }, async (request, reply) => {
    const dataset = await datasetOf(context, request);
    if (!dataset) return sendDocument(request, reply.code(300));
    const resolved = await context.mainThread.run(callerOf(request), () => resolveGene(dataset, request.params.gene));
    if (resolved.kind === 'other-name') return reply.redirect(geneAddress(resolved.id, request.url), 301);
    return sendDocument(request, reply.code(statusOfGene[resolved.kind]));
  });
  app.get<{ Params: { guide: string } }>('/guide/:guide', { schema: { hide: true } }, async (request, reply) => {
    const isKnown = await documents.hasGuide(request.params.guide);
    return sendDocument(request, reply.code(isKnown ? 200 : 404));
  });
  app.setNotFoundHandler((request, reply) => {
    if (pathOf(request) === '/search') reply.header('X-Robots-Tag', 'noindex');
    if (request.method === 'GET' && !/\.\w+$/.test(pathOf(request))) return sendDocument(request, reply);
    return sendError(reply, notFound('There is no such page.'));
  });
}

/** The data set of a call; undefined where its address leaves the choice of a species. */
const datasetOf = async (context: Context, request: FastifyRequest) =>
  datasetFor(context, request).then(
    ({ dataset }) => dataset,
    (error: unknown) => {
      if (error instanceof TrellisError && error.code === 'choose-edition') return undefined;
      throw error;
    },
  );

/** Status of the page of a gene, by what its name means. */
const statusOfGene = { gene: 200, ambiguous: 300, unknown: 404 } as const;

/** Address of the page of a gene, with the query string of another address. */
const geneAddress = (gene: string, url: string): string =>
  `/gene/${encodeURIComponent(gene)}${url.includes('?') ? url.slice(url.indexOf('?')) : ''}`;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0];
