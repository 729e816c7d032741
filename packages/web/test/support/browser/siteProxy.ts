import { request } from 'node:http';
import type { Plugin } from 'vite';

/** Passes calls of the API from a page of the test runner to the server of the tests. */
export const siteProxy = (): Plugin => ({
  name: 'site-proxy',
  configureServer(server) {
    server.middlewares.use((incoming, response, next) => {
      if (!incoming.url?.startsWith('/api/') && incoming.url !== '/healthz') return next();
      const { url: path, method, headers } = incoming;
      const port = Number(process.env['TRELLIS_TEST_SITE']);
      const call = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      call.on('error', () => response.writeHead(502).end());
      incoming.pipe(call);
    });
  },
});
