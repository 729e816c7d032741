import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { editionOverride } from '../api/edition.ts';
import { currentPlace } from '../router/place.ts';
import { App } from './App.tsx';
import { readAnswers, restoreAnswers } from './answers.ts';
import { isDrawnByServer } from './drawnPages.ts';
import { fetchFontsLater } from './laterFonts.ts';
import { isLoadError } from './loadError.ts';
import { makeQueryClient } from './queryClient.ts';
import { loadPage } from './routes.tsx';

/** Starts the site in an element: takes over the HTML of the server if there is any and it is of the same edition. */
export async function start(root: HTMLElement): Promise<void> {
  const queryClient = makeQueryClient();
  const answers = readAnswers(document);
  const isOurs = answers !== undefined && [undefined, answers.edition].includes(editionOverride());
  if (isOurs) restoreAnswers(queryClient, answers);
  const { pathname } = window.location;
  // A page that does not load shows why itself.
  const loaded = loadPage(pathname).catch(() => undefined);
  if (isDrawnByServer(pathname)) await loaded;
  const values = readEarlyValues();
  const onReady = () => {
    replayInput(values);
    fetchFontsLater();
  };
  const site = (
    <StrictMode>
      <App queryClient={queryClient} place={currentPlace()} onReady={onReady} />
    </StrictMode>
  );
  if (isOurs && root.hasChildNodes()) {
    hydrateRoot(root, site, { onCaughtError });
    return;
  }
  root.replaceChildren();
  createRoot(root, { onCaughtError }).render(site);
}

/** Reports a fault of a page; that a file did not arrive is shown on the page and is none. */
function onCaughtError(error: unknown): void {
  if (!isLoadError(error)) reportError(error);
}

interface EarlyInput {
  readonly typed: ReadonlySet<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  readonly pressed: ReadonlySet<HTMLButtonElement>;
  readonly sent: ReadonlySet<HTMLFormElement>;
}

declare global {
  interface Window {
    /** Ends the recording of public/first-paint.js and returns it. */
    takeEarlyInput?: () => EarlyInput;
  }
}

/** The values of fields that were filled before they had handlers; read them before React takes the page over. */
function readEarlyValues(): ReadonlyMap<Element, string> {
  return new Map(
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) => [field, field.value]),
  );
}

/** Repeats what was typed, chosen and pressed before the page had its handlers. */
function replayInput(values: ReadonlyMap<Element, string>): void {
  const early = window.takeEarlyInput?.();
  if (!early) return;
  for (const field of early.typed) {
    if (field.isConnected) fill(field, values.get(field) ?? field.value);
  }
  // Handlers see what was typed in the next task.
  setTimeout(() => {
    for (const button of early.pressed) if (button.isConnected) button.click();
    for (const form of early.sent) if (form.isConnected) form.requestSubmit();
  });
}

/** Fills a field as a user does: React hears the event when the value differs from the last one set on the field itself. */
function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  const prototype: unknown = Object.getPrototypeOf(field);
  if (type === 'input') field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
