import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeXml } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { notFound, say } from '../say.ts';

/** Maximum number of addresses in one file, by the protocol of sitemaps. */
const maxAddresses = 50_000;

/** Pages next to those of genes. */
const pages = ['/', '/tutorial', '/citations', '/downloads', '/guide', '/query', '/genes', '/overview'];

/** The addresses of an edition for search engines: an index, and its parts. */
export function sitemapRoutes(app: FastifyInstance, context: Context): void {
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const parts = Math.ceil((await pathsOf(context, request)).length / maxAddresses);
    const addresses = Array.from({ length: parts }, (_, i) => addressOf(request, `/sitemap-${i + 1}.xml`));
    return reply.type('application/xml; charset=utf-8').send(sitemapText('sitemapindex', 'sitemap', addresses));
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d+).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const first = (Number(request.params.part) - 1) * maxAddresses;
      const paths = (await pathsOf(context, request)).slice(first, first + maxAddresses);
      if (first < 0 || paths.length === 0) return say(reply, notFound('There is no such part of the sitemap.'));
      const addresses = paths.map((path) => addressOf(request, path));
      return reply.type('application/xml; charset=utf-8').send(sitemapText('urlset', 'url', addresses));
    },
  );
}

async function pathsOf(context: Context, request: FastifyRequest): Promise<string[]> {
  const { dataset } = await datasetFor(context, request);
  return [...pages, ...dataset.genes.map(({ id }) => `/gene/${encodeURIComponent(id)}`)];
}

/** The address of a path, with the query string of the call, which can name the edition. */
function addressOf({ protocol, host, url }: FastifyRequest, path: string): string {
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return `${protocol}://${host}${path}${search}`;
}

const sitemapText = (root: string, item: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');
