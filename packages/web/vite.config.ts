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

/** The second build, for the server, which draws the first view of some pages; it brings all its libraries. */
const prerender = {
  ssr: 'src/prerender.tsx',
  outDir: '../server/dist/prerender',
  emptyOutDir: true,
  target: 'node20',
};

/**
 * Scripts of the pages: one of the libraries of every page, and one for each set of pages that share modules, instead of a
 * file for each shared module. Small sets join larger ones.
 */
const groups = [
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-)?query(-core)?|zustand)[\\/]/,
    priority: 1,
  },
  { name: 'common', test: /[\\/](web[\\/]src|core[\\/]src|contract[\\/]src|@mantine)[\\/]/, minShareCount: 14 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [withoutSchemas, react()],
  resolve: { alias: { typebox: fileURLToPath(new URL('src/api/schemaless.ts', import.meta.url)) } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? prerender
    : {
        target: 'es2022',
        sourcemap: true,
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}));
