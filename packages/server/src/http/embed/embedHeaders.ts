import type { FastifyReply } from 'fastify';

/** The origins of the setting, in its order. */
export const embedOriginsOf = (setting: string | undefined): string[] =>
  setting === undefined ? [] : setting.split(',').map((origin) => origin.trim());

/**
 * Sets the headers of something that other pages can show. A page can be framed by this site and the origins of the setting;
 * it runs no script and loads only pictures of this site. Its bytes are checked again each time, since a result can be
 * deleted, and search engines leave it out.
 */
export function setEmbedHeaders(reply: FastifyReply, origins: readonly string[]): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.includes('*') ? '*' : ["'self'", ...origins].join(' ')}`,
  ];
  return reply
    .removeHeader('X-Frame-Options')
    .removeHeader('Cross-Origin-Opener-Policy')
    .removeHeader('Origin-Agent-Cluster')
    .headers({
      'Content-Security-Policy': policy.join(';'),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    });
}
