import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeXml } from '@trellis/core/formats';
import { frameOf, frames } from '@trellis/engine/names';
import { clientOf } from '../client.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errorAnswer.ts';
import { sendError } from '../sendError.ts';
import { siteOf, type FigureRef } from './addresses.ts';
import { readEmbed } from './readEmbed.ts';

/** Width of a frame when none is asked for, its limits, and the height of the caption below the picture, in pixels. */
const sizes = { width: 640, min: 200, max: 1200, caption: 120, padding: 24 } as const;

const schema = {
  hide: true,
  querystring: {
    type: 'object',
    required: ['url'],
    properties: {
      url: { type: 'string', maxLength: 2000 },
      format: { type: 'string', maxLength: 10 },
      maxwidth: { type: 'integer', minimum: 1 },
      maxheight: { type: 'integer', minimum: 1 },
    },
  },
};

interface Call {
  readonly Querystring: {
    readonly url: string;
    readonly format?: string;
    readonly maxwidth?: number;
    readonly maxheight?: number;
  };
}

/** Adds `/oembed`, which says how a figure is put into another page (https://oembed.com). */
export function oembedRoute(app: FastifyInstance, context: Context): void {
  app.get<Call>('/oembed', { schema }, async (request, reply) => {
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const { url, format = 'json', maxwidth = sizes.width, maxheight } = request.query;
    if (format !== 'json') {
      return sendError(reply, { status: 501, code: 'bad-request', detail: 'The format must be json.' });
    }
    const { origin, addresses } = siteOf(request);
    const ref = figureAt(url, origin);
    if (!ref) return sendError(reply, notFound('The url is not a result or a figure of this site.'));
    const options = { figure: ref.figure.name, size: 'wide', paper: 'light' } as const;
    const embed = await readEmbed(context, { ...ref, options }, clientOf(reply));
    const width = Math.max(sizes.min, Math.min(maxwidth, sizes.max));
    const drawn = Math.round((embed.height * (width - sizes.padding)) / embed.width) + sizes.caption;
    const height = Math.min(drawn, maxheight ?? drawn);
    const title = `${ref.figure.title}: ${embed.sentence}`;
    const { page, picture } = addresses(ref);
    return reply.header('Cache-Control', 'no-cache').send({
      type: 'rich',
      version: '1.0',
      provider_name: 'Trellis',
      provider_url: origin,
      title,
      width,
      height,
      html: frameHtml({ page, title, width, height }),
      thumbnail_url: picture({ caption: '0' }),
      thumbnail_width: embed.width,
      thumbnail_height: embed.height,
    });
  });
}

/** The frame of a figure. Its own policy lets it run no script, so that it needs no sandbox. */
const frameHtml = ({
  page,
  title,
  width,
  height,
}: Record<'page' | 'title', string> & Record<'width' | 'height', number>) =>
  `<iframe src="${escapeXml(page)}" title="${escapeXml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;

/** The figure at an address of this site: a figure's own page or picture, or the first one of a result's tab. */
function figureAt(url: string, origin: string): FigureRef | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin: from, pathname, searchParams } = new URL(url);
  if (from !== origin) return undefined;
  const at = searchParams.get('revision');
  const revision = at !== null && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
  const [, id, name] = /^\/embed\/([\w-]+)\/([\w-]+)(?:\.svg)?$/.exec(pathname) ?? [];
  const [, tab] = /^\/result\/([a-z]+)$/.exec(pathname) ?? [];
  const wanted = searchParams.get('request') ?? '';
  const figure = id === undefined ? frames.find((each) => each.tab === tab) : frameOf(name);
  const request = id ?? wanted;
  return figure && /^[\w-]+$/.test(request) ? { id: request, revision, figure } : undefined;
}

/** A document of a result with a link to what `/oembed` says about it, which other sites look for. */
export function withDiscovery(html: string, request: FastifyRequest): string {
  if (!request.url.startsWith('/result/')) return html;
  const { origin } = siteOf(request);
  const url = `${origin}${request.url}`;
  if (!URL.canParse(url) || !figureAt(url, origin)) return html;
  const href = `${origin}/oembed?format=json&url=${encodeURIComponent(url)}`;
  const link = `<link rel="alternate" type="application/json+oembed" href="${escapeXml(href)}" title="Figure of this result">`;
  return html.replace('</head>', (end) => link + end);
}
