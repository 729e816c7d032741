import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `vite` (development only) finds the API; `npm start` serves both from one origin. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

/**
 * Leaves the schemas and the texts of the API documentation out of the bundle: the page needs paths and names of the
 * contract alone. A route keeps whether it has an answer.
 */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  transform(code, id) {
    if (!id.includes('/packages/contract/src/')) return undefined;
    const routes = code
      .replace(/^(export )?const (\w+Schema) = (?:[^\n]*;|[\s\S]*?\n[)\]}]+[^\n]*;)$/gm, '$1const $2 = {};')
      .replace(/\b(summary|description):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g, "$1: ''");
    return { code: routes, map: null };
  },
};

export default defineConfig({
  plugins: [withoutSchemas, react()],
  resolve: { alias: { typebox: fileURLToPath(new URL('src/api/schemaless.ts', import.meta.url)) } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: { target: 'es2022', sourcemap: true },
});
