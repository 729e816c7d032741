import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound, say } from './say.ts';

/** Possible folders of the built pages: seen from the sources, and from the bundle. */
const folders = ['../../web/dist', '../../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Serves the files of the pages, and the application for every other address outside /api. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const root = folders.find((path) => existsSync(`${path}/index.html`));
  if (!root) {
    app.setNotFoundHandler((_, reply) => say(reply, notFound('The pages are not built: run npm run build.')));
    return;
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0])) return reply.sendFile('index.html');
    return say(reply, notFound('There is no such page.'));
  });
}
