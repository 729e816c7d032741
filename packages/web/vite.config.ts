import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` (development only) finds the API; `npm start` serves both from one origin. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { typebox: fileURLToPath(new URL('src/api/schemaless.ts', import.meta.url)) } },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: { target: 'es2022', sourcemap: true },
});
