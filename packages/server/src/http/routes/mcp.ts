import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, clientOf } from '../client.ts';
import { editionFor, type Context } from '../context.ts';
import { fetchInside } from '../fetchInside.ts';
import { asCounted } from '../innerCalls.ts';
import { sendError } from '../sendError.ts';

/** Maximum sizes in bytes: of a message, which can have a gene list, and of an answer of the API to a tool. */
const limits = { message: 4 << 20, answer: 64 << 20 } as const;

const path = '/mcp';

/**
 * Tools for assistants over HTTP (MCP, "streamable HTTP"). Nothing is kept between messages, and every answer is JSON. A message
 * counts as one call against the rate of its sender.
 */
export function mcpRoutes(app: FastifyInstance, context: Context): void {
  const schema = { hide: true };
  app.post(path, { schema, bodyLimit: limits.message }, async (request, reply) => {
    if (isFromPage(request))
      return sendError(reply, {
        status: 403,
        code: 'refused',
        detail: 'Web pages cannot use the tools for assistants.',
      });
    if (Array.isArray(request.body))
      return sendError(reply, { status: 400, code: 'bad-request', detail: 'Send one message at a time.' });
    // The library of the protocol is loaded when it is needed first.
    const { answerMessage } = await import('../../mcp/httpMessage.ts');
    const url = `${request.protocol}://${request.host}`;
    const home = await editionFor(context, request).then(
      ({ name }) => name,
      () => undefined,
    );
    const site = {
      url,
      fetch: fetchInside(app, { caller: callerOf(request), maxBytes: limits.answer }),
      edition: home,
      page: (address: string, edition: string) => url + (edition === home ? address : withEdition(address, edition)),
    };
    const { headers, body } = request;
    return send(reply, await asCounted(() => answerMessage(site, { headers, body, signal: clientOf(reply).signal })));
  });
  app.route({
    method: ['GET', 'DELETE'],
    url: path,
    schema,
    handler: (_, reply) =>
      sendError(reply.header('Allow', 'POST'), {
        status: 405,
        code: 'bad-request',
        detail: 'Send messages with POST: there are no sessions and no streams.',
      }),
  });
}

/**
 * Whether a browser sends the message for a page. A page whose host name was pointed at this server (DNS rebinding) has an
 * Origin too; programs have none.
 */
const isFromPage = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

const withEdition = (address: string, edition: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}edition=${encodeURIComponent(edition)}`;

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
