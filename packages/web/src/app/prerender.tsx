import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { placeOnServer } from '../router/place.ts';
import { answersId, writeAnswers } from './answers.ts';
import { App } from './App.tsx';
import { isDrawnByServer } from './drawnPages.ts';
import { makeQueryClient } from './queryClient.ts';
import { readWanted, type ReadAnswer } from './readWanted.ts';
import { loadPage, modulesOf } from './routes.tsx';
import { filesOf, type Manifest } from './manifest.ts';

export { guideNames } from '../features/guide/guideTexts.ts';

export interface PageSource {
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
export async function renderDocument({ template, manifest, path, edition, read }: PageSource): Promise<string> {
  const queryClient = makeQueryClient();
  const isDrawn = isDrawnByServer(path);
  if (isDrawn) await loadPage(path);
  const draw = () =>
    renderToString(
      <StrictMode>
        <App queryClient={queryClient} place={placeOnServer(path)} />
      </StrictMode>,
    );
  // The first drawing says which answers the page needs.
  draw();
  await readWanted(queryClient, read);
  const { head, body } = parts(draw());
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
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${answers}`)
    .replace(head.includes('<title>') ? /<title>.*<\/title>/ : '</head>', (found) =>
      found === '</head>' ? head + found : head,
    )
    .replace('</head>', (end) => links.join('') + end);
}

/** Separates the elements for the head of the document, which React puts first, from the page. */
function parts(html: string): { head: string; body: string } {
  const [head] = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)*/.exec(html) ?? [''];
  return { head, body: html.slice(head.length) };
}
