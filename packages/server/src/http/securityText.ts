import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { notFound } from './errorAnswer.ts';
import { sendError } from './sendError.ts';

const days = 24 * 60 * 60 * 1000;

/**
 * Serves `/.well-known/security.txt` (RFC 9116): whom to write to about a weakness of the site. Without a contact in the settings
 * there is no such file.
 */
export function serveSecurityText(app: FastifyInstance, config: Config): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_, reply) => {
    const text = securityText(config, new Date());
    if (text === undefined) return sendError(reply, notFound('This site names no contact.'));
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

/** The file as of a date; it says itself that it holds for half a year. */
export function securityText(
  { contactEmail, repositoryUrl }: Pick<Config, 'contactEmail' | 'repositoryUrl'>,
  now: Date,
): string | undefined {
  if (contactEmail === undefined) return undefined;
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now.getTime() + 183 * days).toISOString()}`,
    'Preferred-Languages: en',
    ...(repositoryUrl === undefined ? [] : [`Policy: ${repositoryUrl}`]),
  ];
  return `${lines.join('\n')}\n`;
}
