import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './sendError.ts';

const cookie = 'csrftoken';
const header = 'x-csrftoken';

/** Methods that change nothing. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a call that could change something when a browser says that it comes from another site. Then double submit: a GET
 * sets a cookie, and a POST that carries the cookie must carry the same value in the header X-CSRFToken, which another site's
 * page cannot read. A POST of a script has neither.
 */
export function protectFromForgery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookie];
    if (request.method !== 'POST' && !token && !isFile(request))
      reply.setCookie(cookie, randomBytes(16).toString('hex'), {
        path: '/',
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
    const detail = faultOf(request, token);
    if (detail !== undefined) return sendError(reply, { status: 403, code: 'refused', detail });
  });
}

/** Why a call is refused. */
function faultOf(request: FastifyRequest, token: string | undefined): string | undefined {
  if (safeMethods.has(request.method)) return undefined;
  if (comesFromElsewhere(request)) return 'Requests from other sites are not allowed.';
  if (request.method !== 'POST' || !token || request.headers[header] === token) return undefined;
  return 'The header X-CSRFToken does not match the cookie csrftoken; reload the page.';
}

/** Whether a call reads a file that any cache may keep, or a figure for another site: such an answer carries no cookie. */
const isFile = ({ url }: FastifyRequest): boolean =>
  /^\/(?:assets|embed|oembed|releases|api\/examples\/[^/?]+)\b/.test(url);

/** A proxy can replace the host name that a browser has called, and pass that on in a header. */
function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  try {
    return ![headers.host, host].includes(new URL(headers.origin).host);
  } catch {
    return true;
  }
}
