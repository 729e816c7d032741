import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { editionOverride } from '../api/edition.ts';
import { siteQuery } from '../api/site.ts';
import { isFolder, withoutBase } from '../router/base.ts';
import { currentLocation } from '../router/location.ts';
import { App } from './App.tsx';
import { enableControls, isDrawnByServer, readAnswers, restoreAnswers } from './drawnPages.ts';
import { isLoadError } from '../api/loadError.ts';
import { makeQueryClient } from './queryClient.ts';
import { keepProgram } from './keepProgram.ts';
import { loadPage } from './routes.tsx';
import { siteOfDocument } from './siteOfDocument.ts';

/** Starts the site in an element: takes over the HTML of the server if there is any and it is of the same edition. */
export async function start(root: HTMLElement): Promise<void> {
  const queryClient = makeQueryClient();
  const answers = readAnswers(document);
  const isOurs = answers !== undefined && [undefined, answers.edition].includes(editionOverride());
  if (isOurs) restoreAnswers(queryClient, answers);
  if (isFolder) await folderIsKnown(queryClient);
  const pathname = pathOfPage();
  // A page that does not load shows why itself.
  const loaded = loadPage(pathname).catch(() => undefined);
  if (isDrawnByServer(pathname)) await loaded;
  const onReady = () => {
    document.documentElement.setAttribute('data-ready', '');
    fetchFontsLater();
    keepProgram();
  };
  const site = (
    <StrictMode>
      <App queryClient={queryClient} start={currentLocation()} onReady={onReady} />
    </StrictMode>
  );
  if (isOurs && root.hasChildNodes()) {
    enableControls(root);
    hydrateRoot(root, site, { onCaughtError });
    return;
  }
  root.replaceChildren();
  createRoot(root, { onCaughtError }).render(site);
}

const pathOfPage = (): string => withoutBase(window.location.pathname);

/** Time for which a page in a folder waits for what is said about its data before it is drawn without, in ms. */
const maxWaitMs = 3000;

/** Takes the question out of the address, and waits for what is said about the data: what it adds to a page would move the rest. */
async function folderIsKnown(queryClient: QueryClient): Promise<void> {
  const site = siteOfDocument(document);
  if (site && [undefined, site.edition].includes(editionOverride()))
    queryClient.setQueryData(siteQuery().queryKey, site);
  const known = queryClient.prefetchQuery(siteQuery());
  loadPage(pathOfPage()).catch(() => undefined);
  if (window.location.hash.length > 1) await (await import('../portable/takePortable.ts')).takePortable();
  await Promise.race([known, new Promise((done) => setTimeout(done, maxWaitMs))]);
}

/** Reports a fault of a page; that a file did not arrive is shown on the page and is none. */
function onCaughtError(error: unknown): void {
  if (!isLoadError(error)) reportError(error);
}

/** Also read by public/first-paint.js, which makes a page use the fonts. */
const storageKey = 'trellis-fonts';

const weights = [400, 500, 600] as const;

/**
 * Fetches the fonts when the first page can be used, since on a slow line they would delay that; from the next document on
 * the pages use them. Nothing on this page changes.
 */
function fetchFontsLater(): void {
  Promise.all(weights.map((weight) => document.fonts.load(`${weight} 14px Inter`))).then(
    () => remember(),
    // The fallback stays.
    () => undefined,
  );
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, 'cached');
  } catch {
    // Without storage the fallback stays.
  }
}
