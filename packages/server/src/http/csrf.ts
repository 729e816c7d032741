import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from './say.ts';

const cookie = 'csrftoken';
const header = 'x-csrftoken';

/**
 * Double submit: a GET sets a cookie, and a POST that carries the cookie must carry the same value in the header
 * X-CSRFToken, which another site's page cannot read. A POST without the cookie (a script) passes, unless a browser
 * says that it comes from another site.
 */
export function protectFromForgery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookie];
    if (request.method !== 'POST') {
      if (!token && !isFile(request))
        reply.setCookie(cookie, randomBytes(16).toString('hex'), {
          path: '/',
          sameSite: 'lax',
          secure: request.protocol === 'https',
        });
      return;
    }
    if (token ? request.headers[header] === token : !comesFromElsewhere(request)) return;
    const detail = token
      ? 'The header X-CSRFToken does not match the cookie csrftoken; reload the page.'
      : 'Requests from other sites are not allowed.';
    return say(reply, { status: 403, code: 'refused', detail });
  });
}

/** Whether a call reads a file that any cache may keep, or a figure for another site: such an answer carries no cookie. */
const isFile = ({ url }: FastifyRequest): boolean =>
  /^\/(?:assets|embed|oembed|releases|api\/examples\/[^/?]+)\b/.test(url);

function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  try {
    return new URL(headers.origin).host !== headers.host;
  } catch {
    return true;
  }
}
