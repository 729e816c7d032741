import { TrellisError } from '@trellis/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { largeJson, shapeFault } from '../json/shapeFault.ts';
import type { MainThread } from '../pool/mainThread.ts';
import { callerOf } from './client.ts';

/** Parses JSON bodies, large ones in turns of the main thread. Refuses those that no call takes before they are parsed. */
export function parseJsonBodies(app: FastifyInstance, mainThread: Pick<MainThread, 'run'>): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const parsed = (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string | Buffer) => {
      const text = String(body);
      const read = (): Promise<unknown> => {
        const fault = shapeFault(text);
        if (fault !== undefined) throw new TrellisError('bad-request', `The JSON body ${fault}.`);
        return parsed(request, text);
      };
      return text.length < largeJson ? read() : mainThread.run(callerOf(request), read);
    },
  );
}
