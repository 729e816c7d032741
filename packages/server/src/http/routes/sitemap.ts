import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dataset } from '@trellis/core/dataset';
import { escapeXml } from '@trellis/core/formats';
import { fieldsOf } from '../../json/fieldsOf.ts';
import { datasetFor, type Context } from '../context.ts';
import { notFound } from '../errorAnswer.ts';
import { sendError } from '../sendError.ts';
import { openVersionAnswers } from '../versionAnswers.ts';

/** Maximum number of addresses in one file, by the protocol of sitemaps. */
const maxAddresses = 50_000;

/** Pages next to those of genes. */
const pages = ['/', '/tutorial', '/citations', '/downloads', '/guide', '/query', '/genes', '/overview'];

/** Memory for the parts, in bytes: a caller can give the server many host names, which are in each address. */
const maxBytes = 24 << 20;

/** Means the address of the site in a text: the host name is that of each call. */
const sitePlaceholder = 'http://site.invalid';

/** The addresses of an edition for search engines: an index, and its parts, made once per version of its data set. */
export function sitemapRoutes(app: FastifyInstance, context: Context): void {
  const kept = openVersionAnswers({ mainThread: context.mainThread, maxBytes });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { dataset } = await datasetFor(context, request);
    const parts = partsOf(dataset);
    const addresses = Array.from({ length: parts }, (_, i) => addressOf(request, `/sitemap-${i + 1}.xml`));
    return reply.type(media).send(sitemapText('sitemapindex', 'sitemap', addresses));
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d+).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const { dataset } = await datasetFor(context, request);
      const part = Number(request.params.part);
      if (part < 1 || part > partsOf(dataset))
        return sendError(reply, notFound('There is no such part of the sitemap.'));
      const origin = `${request.protocol}://${request.host}`;
      const search = searchOf(request);
      const key = JSON.stringify([dataset.edition, dataset.version, part, origin, search]);
      const compute = () => piecesOf(dataset, part, search).join(origin);
      return reply.type(media).send(await kept.send(key, compute, reply));
    },
  );
}

const media = 'application/xml; charset=utf-8';

const partsOf = ({ genes }: Dataset): number => Math.ceil((pages.length + genes.length) / maxAddresses);

const known = new WeakMap<Dataset, Map<string, readonly string[]>>();

/** The text of a part between the addresses of the site, made once: with a new host name each, calls would take the main thread 100 ms. */
function piecesOf(dataset: Dataset, part: number, search: string): readonly string[] {
  const parts = known.get(dataset) ?? new Map<string, readonly string[]>();
  known.set(dataset, parts);
  const key = `${part}${search}`;
  const addresses = () => pathsOf(dataset, part).map((path) => sitePlaceholder + path + search);
  const pieces = parts.get(key) ?? sitemapText('urlset', 'url', addresses()).split(sitePlaceholder);
  parts.set(key, pieces);
  return pieces;
}

/** The paths of a part, which starts at 1. */
function pathsOf({ genes }: Dataset, part: number): string[] {
  const [first, end] = [(part - 1) * maxAddresses, part * maxAddresses];
  const ofGenes = genes
    .slice(Math.max(0, first - pages.length), Math.max(0, end - pages.length))
    .map(({ id }) => `/gene/${encodeURIComponent(id)}`);
  return [...pages.slice(first, end), ...ofGenes];
}

/** The query string that names the edition, if the call has one; nothing else of a call is in the addresses. */
function searchOf({ query }: FastifyRequest): string {
  const { edition } = fieldsOf(query);
  return typeof edition === 'string' ? `?edition=${encodeURIComponent(edition)}` : '';
}

/** The address of a path on the site, for the edition of the call. */
const addressOf = (request: FastifyRequest, path: string): string =>
  `${request.protocol}://${request.host}${path}${searchOf(request)}`;

const sitemapText = (root: string, item: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');
