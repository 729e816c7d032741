import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { locationOnServer } from '../router/location.ts';
import { answersId, disableControls, isDrawnByServer, writeAnswers } from './drawnPages.ts';
import { App } from './App.tsx';
import { guideNames } from '../features/guide/guideTexts.ts';
import { makeQueryClient } from './queryClient.ts';
import { readThrough } from './readThrough.ts';
import { loadPage, modulesOf } from './routes.tsx';
import { valueOf } from '@trellis/core';
import * as contract from '@trellis/contract';
import { addressOf, decodeAnswer, isJson, type Route } from '@trellis/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Reads the JSON at an address of the API; undefined when there is none, or too much for the first view of a page. */
type ReadAnswer = (address: string) => Promise<unknown>;

type Call = Parameters<typeof addressOf>;

const routes = new Map(
  Object.values(contract).flatMap((one): [string, Route][] => (isRead(one) ? [[one.path, one]] : [])),
);

function isRead(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && value.method === 'GET'
  );
}

/** Gives a client the answers about the data set that a drawing has asked for and that can be read. */
async function readWanted(client: QueryClient, read: ReadAnswer): Promise<void> {
  const wanted = client
    .getQueryCache()
    .findAll({ queryKey: ['dataset'], predicate: ({ state }) => state.data === undefined });
  await Promise.all(
    wanted.map(async ({ queryKey }) => {
      const [, path, requested] = queryKey as [string, string, { params?: Call[1]; query?: Call[2] }];
      // Answers to what a user types have keys of their own, and are not part of a first view.
      const route = routes.get(path);
      if (!route) return;
      const message = isJson(route) ? await read(addressOf(route, requested.params, requested.query)) : undefined;
      if (message !== undefined) client.setQueryData(queryKey, decodeAnswer(route, message as never));
    }),
  );
}

interface PageSource {
  /** index.html as Vite builds it. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly path: string;
  readonly edition: string;
  /** Reads an answer of the API for this edition. */
  readonly read: ReadAnswer;
}

/**
 * The HTML document of a page: links to its files, the small answers that it begins with, and its first view, which is the
 * frame alone for pages that the server does not draw. The browser takes the view over without drawing it again.
 */
async function renderDocument({ template, manifest, path, edition, read }: PageSource): Promise<string> {
  const queryClient = makeQueryClient();
  const isDrawn = isDrawnByServer(path);
  if (isDrawn) await loadPage(path);
  const draw = () =>
    renderToString(
      <StrictMode>
        <App queryClient={queryClient} start={locationOnServer(path)} />
      </StrictMode>,
    );
  // The first drawing says which answers the page needs.
  draw();
  await readWanted(queryClient, read);
  const { head, body } = splitHead(draw());
  const { styles, scripts } = filesOf(manifest, modulesOf(path));
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !template.includes(link));
  const answers = `<script type="application/json" id="${answersId}">${writeAnswers(queryClient, edition)}</script>`;
  const described = head.includes('<meta name="description"')
    ? template.replace(/<meta\s+name="description"[^>]*>/, '')
    : template;
  return described
    .replace('<div id="root"></div>', () => `<div id="root">${disableControls(body)}</div>${answers}`)
    .replace(head.includes('<title>') ? /<title>.*<\/title>/ : '</head>', (found) =>
      found === '</head>' ? head + found : head,
    )
    .replace('</head>', (end) => links.join('') + end);
}

/** Draws a document in a thread of the server, which answers at a port what is asked of its API. */
export async function drawDocument({
  port,
  ...source
}: Omit<PageSource, 'read'> & { readonly port: MessagePort }): Promise<string> {
  return renderDocument({ ...source, read: readThrough(port) });
}

/** The names of the guides, for a thread of the server. */
export const namesOfGuides = (): readonly string[] => guideNames;

/** Separates the elements for the head of the document, which React puts first, from the page. */
function splitHead(html: string): { head: string; body: string } {
  const [head] = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)*/.exec(html) ?? [''];
  return { head, body: html.slice(head.length) };
}

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files of a build by module, as Vite writes them. */
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The style sheets and scripts that modules need at once, each once, in the order in which they are imported. */
function filesOf(manifest: Manifest, modules: readonly string[]): { styles: string[]; scripts: string[] } {
  const [styles, scripts, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (module: string) => {
    const entry = valueOf(manifest, module);
    if (seen.has(module) || !entry) return;
    seen.add(module);
    const { file, imports = [], css = [] } = entry;
    imports.forEach(visit);
    css.forEach((style) => styles.add(style));
    scripts.add(file);
  };
  modules.forEach(visit);
  return { styles: [...styles], scripts: [...scripts] };
}
