import type { FastifyInstance } from 'fastify';
import { parse } from 'fast-querystring';

/** Maximum number of fields of a form of either kind. */
export const maxFields = 1000;

/** Parses forms that are not multipart. One with too many fields is refused before: 1 MB can have 140,000. */
export function parseFormBodies(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) => {
    const text = String(body);
    if (hasMoreFields(text, maxFields))
      throw Object.assign(new Error(`A form has at most ${maxFields} fields.`), { statusCode: 413 });
    return parse(text);
  });
}

function hasMoreFields(text: string, most: number): boolean {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0 && fields <= most; at = text.indexOf('&', at + 1)) fields++;
  return fields > most;
}
