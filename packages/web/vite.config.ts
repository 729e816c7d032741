import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `vite` (development only) finds the API; `npm start` serves both from one origin. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

/** Leaves the texts of the API documentation out of the bundle: the page needs the paths and names of the contract alone. */
const withoutDocumentation: Plugin = {
  name: 'without-documentation',
  transform: (code, id) =>
    id.includes('/packages/contract/src/')
      ? { code: code.replace(/\b(summary|description):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g, "$1: ''"), map: null }
      : undefined,
};

export default defineConfig({
  plugins: [withoutDocumentation, react()],
  resolve: { alias: { typebox: fileURLToPath(new URL('src/api/schemaless.ts', import.meta.url)) } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: { target: 'es2022', sourcemap: true },
});
