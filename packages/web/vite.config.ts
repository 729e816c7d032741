import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guides } from './guidePlugin.ts';

/** Where `vite` (development only) finds the API; `npm start` serves both from one origin. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

/** What jsPDF loads to draw pages of HTML, which figures do not need. */
const neverLoaded = ['html2canvas', 'dompurify', 'canvg'];

/** The second build, for the server, which draws the first view of some pages; it brings all its libraries. */
const prerender = {
  ssr: 'src/app/prerender.tsx',
  outDir: '../server/dist/prerender',
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: { external: neverLoaded },
};

/** A module that the pages replace: what React has had itself since 18. */
const alias = { 'use-sync-external-store/shim/index.js': 'react' };

/** The libraries of every page, and what Vite adds to load pages. */
const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|@tanstack[\\/](react-)?query(-core)?|zustand)[\\/]|vite[\\/]preload-helper/;

/** Parts of these libraries that the home page does without: sending. */
const laterLibraries = /[\\/](mutationObserver|useMutation)\.js$/;

/** Several calls at once, which only the table makes. */
const tableLibraries = /[\\/](queriesObserver|useQueries)\.js$/;

/** The messages of the home page, and what all messages share. */
const firstContract =
  /[\\/]contract[\\/]src[\\/](route|wire|limits|problem|vocabulary|genes|examples|names|site|search)\.ts$/;

/** The messages of all other pages, with what they take from core: else that would share a script with menus. */
const contractWithCore =
  /[\\/]contract[\\/]src[\\/]|[\\/]core[\\/]src[\\/](dataset[\\/]ontology|ontology[\\/](evidence|termPopulation)|views[\\/]testedSets|versions[\\/]differenceTables)\.ts$/;

/** What the home page takes from core. */
const firstCore =
  /[\\/]core[\\/]src[\\/](valueOf|formats[\\/]numbers|query[\\/]bareName|examples[\\/]chooseExamples)\.ts$/;

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Adds a module, and all that it imports at once, to a set. */
function addImports(id: string, modules: Modules, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  modules.getModuleInfo(id)?.importedIds.forEach((next) => addImports(next, modules, found));
  return found;
}

const firstModules = ['src/main.tsx', 'src/features/home/HomePage.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The script of a module that the first view of the home page needs, except for those of this page alone. */
function firstScript(id: string, modules: Modules): string | null {
  const found = new Set<string>();
  for (const first of firstModules) addImports(first, modules, found);
  return found.has(id) ? 'first' : null;
}

/** The script of a module that many pages share, also pages without Mantine and other large libraries. */
const toolScript = (id: string, modules: Modules): string | null =>
  [...addImports(id, modules, new Set())].every((one) => libraries.test(one) || !/[\\/]node_modules[\\/]/.test(one))
    ? 'tools'
    : null;

/**
 * Scripts of the pages, besides one for each page: the home page needs few files, and nothing that it does not use. A script
 * imports only those before it in this list, so that each module finds ready what it needs.
 */
const groups = [
  { name: 'calls', test: laterLibraries, priority: 7 },
  { name: 'tables', test: tableLibraries, priority: 7 },
  { name: 'libraries', test: libraries, priority: 6 },
  { name: 'first-core', test: firstCore, priority: 5 },
  { name: 'first-contract', test: firstContract, priority: 4 },
  {
    name: 'maths',
    test: /[\\/]core[\\/]src[\\/]((maths|stats)[\\/]|views[\\/]foldInterval)/,
    minShareCount: 10,
    priority: 3.2,
  },
  { name: 'core', test: /[\\/]core[\\/]src[\\/]/, minShareCount: 10, priority: 3 },
  { name: 'contract', test: contractWithCore, minShareCount: 8, priority: 3.5 },
  { name: firstScript, debugName: 'first', test: /[\\/]web[\\/]src[\\/](?!features|main)/, priority: 2 },
  {
    name: 'mantine',
    test: /[\\/]node_modules[\\/](@mantine(?!.*[\\/]Modal(Base)?[\\/])|clsx)[\\/]/,
    minShareCount: 10,
    priority: 1,
  },
  {
    name: toolScript,
    debugName: 'tools',
    test: /[\\/]web[\\/]src[\\/](?!ui[\\/]DataTable|shared[\\/]exports[\\/]pageFigure|state)/,
    minShareCount: 10,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [guides(), react()],
  resolve: { alias },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  ssr: { noExternal: true },
  // Files of the pages find each other wherever the site is.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  // A worker can load code on demand too.
  worker: { format: 'es' },
  build: isSsrBuild
    ? prerender
    : {
        target: 'es2022',
        sourcemap: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          external: neverLoaded,
          output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
        },
      },
}));
