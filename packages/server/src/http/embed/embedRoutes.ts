import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TrellisError } from '@trellis/core';
import { frameOf } from '@trellis/engine/names';
import { clientOf } from '../client.ts';
import type { Context } from '../context.ts';
import { retryAfterSeconds, statusOf } from '../errorAnswer.ts';
import { AnswerTimeout, CallerBusy, ClientGone, ServerBusy } from '../../pool/refusals.ts';
import { withCaption } from '../../views/embed/captioned.tsx';
import { canvasOf } from '../../views/examples/picture.ts';
import { siteOf } from './addresses.ts';
import { embedOriginsOf, setEmbedHeaders } from './embedHeaders.ts';
import { embedPage, missingPage } from './embedPage.ts';
import { oembedRoute } from './oembed.ts';
import { readEmbed, type EmbedRef } from './readEmbed.ts';

interface Call {
  readonly Params: { readonly id: string; readonly figure: string };
  readonly Querystring: {
    readonly revision?: number;
    readonly theme?: 'light' | 'dark';
    readonly size?: 'wide' | 'narrow';
    /** Of a picture: 0 leaves out the caption about its p-values. */
    readonly caption?: 0 | 1;
  };
}

const schema = {
  hide: true,
  querystring: {
    type: 'object',
    properties: {
      revision: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      theme: { type: 'string', enum: ['light', 'dark'] },
      size: { type: 'string', enum: ['wide', 'narrow'] },
      caption: { type: 'integer', enum: [0, 1] },
    },
  },
};

/** Figures of results for other pages: `/embed/RESULT/FIGURE` as a page, `/embed/RESULT/FIGURE.svg` as a picture. */
export function embedRoutes(app: FastifyInstance, context: Context): void {
  const origins = embedOriginsOf(context.config.embedOrigins);
  app.get<Call>('/embed/:id/:figure', { schema }, async (request, reply) => {
    setEmbedHeaders(reply, origins);
    const { id, figure } = request.params;
    const isPicture = figure.endsWith('.svg');
    const found = frameOf(isPicture ? figure.slice(0, -'.svg'.length) : figure);
    if (!found)
      return sendPage(reply.code(404), missingPage(`There is no figure called "${figure}".`, siteOf(request).origin));
    try {
      const { revision, theme: paper = 'light', size = 'wide', caption = 1 } = request.query;
      const ref: EmbedRef = { id, revision, options: { figure: found.name, paper, size } };
      const embed = await readEmbed(context, ref, clientOf(reply));
      if (isPicture) {
        const { theme } = canvasOf(size, paper);
        const title = `${found.title}: ${embed.sentence}`;
        const svg = caption && embed.test ? withCaption(embed, { title, text: embed.test, theme }) : embed.svg;
        return await reply.type('image/svg+xml; charset=utf-8').send(svg);
      }
      const { title: species } = await context.editions.of(embed.edition);
      const { result, picture } = siteOf(request).addresses({ id, revision, figure: found });
      return await sendPage(reply, embedPage(embed, found, { species, result, picture }));
    } catch (error) {
      if (isPicture) throw error;
      return sendMissing(error, request, reply);
    }
  });
  oembedRoute(app, context);
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);

/** Answers with a small page in the place of a figure. Other errors than those of users are logged, and not shown. */
function sendMissing(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ClientGone) throw error;
  const { origin } = siteOf(request);
  if (error instanceof TrellisError && statusOf(error) < 500) {
    return sendPage(reply.code(statusOf(error)), missingPage(error.message, origin));
  }
  if (error instanceof CallerBusy) {
    reply.header('Retry-After', error.retryAfterSeconds);
    return sendPage(reply.code(429), missingPage(error.message, origin));
  }
  const isBusy = error instanceof ServerBusy || error instanceof AnswerTimeout || error instanceof TrellisError;
  if (!isBusy || error instanceof TrellisError) request.log.error(error);
  if (isBusy) reply.header('Retry-After', retryAfterSeconds);
  const reason = isBusy ? 'The server is busy. Try again in a moment.' : 'Something went wrong on the server.';
  return sendPage(reply.code(isBusy ? 503 : 500), missingPage(reason, origin));
}
