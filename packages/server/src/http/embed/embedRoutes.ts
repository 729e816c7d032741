import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { embeddedFigure, TrellisError } from '@trellis/core';
import { clientOf } from '../client.ts';
import type { Context } from '../context.ts';
import { statusOf } from '../errors.ts';
import { AnswerTimeout, ServerBusy } from '../../pool/refusals.ts';
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
    const found = embeddedFigure(isPicture ? figure.slice(0, -'.svg'.length) : figure);
    if (!found)
      return sendPage(reply.code(404), missingPage(`There is no figure called "${figure}".`, siteOf(request).origin));
    try {
      const { revision, theme: paper = 'light', size = 'wide' } = request.query;
      const ref: EmbedRef = { id, revision, options: { figure: found.name, paper, size } };
      const embed = await readEmbed(context, ref, clientOf(reply));
      if (isPicture) return await reply.type('image/svg+xml; charset=utf-8').send(embed.svg);
      const { result, picture } = siteOf(request).addresses({ id, revision, figure: found });
      return await sendPage(reply, embedPage(embed, found, { result, picture }));
    } catch (error) {
      if (isPicture) throw error;
      return sayMissing(error, request, reply);
    }
  });
  oembedRoute(app, context);
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);

/** Answers with a small page in the place of a figure. Other errors than those of users are logged, and not shown. */
function sayMissing(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { origin } = siteOf(request);
  if (error instanceof TrellisError && statusOf(error) < 500) {
    return sendPage(reply.code(statusOf(error)), missingPage(error.message, origin));
  }
  const isBusy = error instanceof ServerBusy || error instanceof AnswerTimeout || error instanceof TrellisError;
  if (!isBusy || error instanceof TrellisError) request.log.error(error);
  const reason = isBusy ? 'The server is busy. Try again in a moment.' : 'Something went wrong on the server.';
  return sendPage(reply.code(isBusy ? 503 : 500), missingPage(reason, origin));
}
