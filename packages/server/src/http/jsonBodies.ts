import { TrellisError } from '@trellis/core';
import type { FastifyInstance } from 'fastify';
import { nestingOf } from '../json/nesting.ts';

/** Maximum depth of a JSON body: no call takes more than six levels. */
const maxDepth = 40;

/**
 * Refuses JSON bodies that are nested deeper than any call takes, before they are parsed: 200,000 lists in each other hold the
 * main thread a tenth of a second, and a pass over the text a thousandth.
 */
export function refuseDeepBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (nestingOf(text) <= maxDepth) return parse(request, text, done);
    done(new TrellisError('bad-request', `The JSON body is nested more than ${maxDepth} levels deep.`));
  });
}
