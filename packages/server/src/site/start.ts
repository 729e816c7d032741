/// <reference lib="dom" />
import { answerDownloads } from './answerDownloads.ts';
import { beginAnswer } from './beginAnswer.ts';
import { openEngines, type Send } from './engines.ts';

/** The folder of the site, where this program is. */
const site = new URL('./', import.meta.url);

/** Lets this program, and no other, name the programs of workers (Trusted Types). */
const addresses = trustedTypes().createPolicy('site', { createScriptURL: (address) => address });

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

function trustedTypes(): Policies {
  const { trustedTypes: known } = window as unknown as { readonly trustedTypes?: Policies };
  return known ?? { createPolicy: (_, rules) => rules };
}

const programOf = (path: string): string => addresses.createScriptURL(new URL(path, site).href);

/** Names of the workers with an engine: all tabs share them, where the browser has such workers. */
const nameOf = (() => {
  const owner = 'SharedWorker' in window ? 'all tabs' : crypto.randomUUID();
  return (which: 'first' | 'second'): string => `${site.pathname} ${which} of ${owner}`;
})();

function openEngine(which: 'first' | 'second'): Send {
  const options = { type: 'module', name: nameOf(which) } as const;
  if ('SharedWorker' in window) {
    const { port } = new SharedWorker(programOf('engine/worker.js'), options);
    port.start();
    return (message, transfer) => port.postMessage(message, transfer);
  }
  const worker = new Worker(programOf('engine/worker.js'), options);
  return (message, transfer) => worker.postMessage(message, transfer);
}

/** Whether the first engine has computed an answer: it holds a lock from then on. */
async function hasComputed(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf('first'));
}

function announce(sentence: string): void {
  const root = document.getElementById('root');
  if (root) root.textContent = sentence;
}

/** Waits until the service worker answers the calls of this page. At a return visit it does so from the beginning. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const changed = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const registered = serviceWorker.register(programOf('serviceWorker.js'), {
    scope: site.pathname,
    updateViaCache: 'none',
  });
  registered.then(watchVersions).catch(() => {});
  if (serviceWorker.controller) return;
  const { active } = await registered;
  // A page that was reloaded past all caches is not controlled by the worker that there is.
  if (!serviceWorker.controller) active?.postMessage('claim');
  if (!serviceWorker.controller) await changed;
}

/** Says it when there is a new version of the site. */
function watchVersions(registered: ServiceWorkerRegistration): void {
  if (registered.waiting) announceNewVersion();
  registered.addEventListener('updatefound', () => {
    const { installing } = registered;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') announceNewVersion();
    });
  });
}

/** Says once that the site has a new version; this tab continues with its own. */
function announceNewVersion(): void {
  if (document.getElementById('new-version')) return;
  const notice = document.createElement('p');
  notice.id = 'new-version';
  notice.setAttribute('role', 'status');
  notice.style.cssText = 'margin:0;padding:8px 16px;text-align:center;border-top:1px solid currentColor';
  notice.textContent =
    'This site has a new version. Open tabs continue with the old one: close all of them and open the site again to get the new one.';
  document.body.append(notice);
}

/** Time after the start of the pages from which the rest of the site is kept for use without a network, in ms. */
const keepAfterMs = 5000;

/** Keeps the whole site, unless the visitor saves data. */
function keepLater(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => navigator.serviceWorker.controller?.postMessage('keep'), keepAfterMs);
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('DecompressionStream' in window))
    return announce(
      'This site computes its answers in the browser, which needs service workers and DecompressionStream. Open it in a current browser over https, and not in a private window.',
    );
  document.documentElement.dataset['base'] = site.pathname;
  // The worker starts once its own files come from the version that controls this page.
  const engines = controlled().then(() => openEngines({ open: openEngine, hasComputed }));
  // From now on: calls of other tabs can come here while this page is loading.
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    engines.then((send) => send(data, [...ports, ...bodyOf(data)])).catch(() => {});
  });
  navigator.serviceWorker.startMessages();
  try {
    await engines;
  } catch (error) {
    return announce(
      `This browser does not let the site keep its program (${error instanceof Error ? error.message : String(error)}). Private windows often forbid it: open the site in an ordinary window.`,
    );
  }
  beginAnswer(site);
  answerDownloads(site);
  const main = document.querySelector<HTMLMetaElement>('meta[name="trellis-main"]')?.content;
  if (main) await import(new URL(main, site).href);
  keepLater();
}

const bodyOf = (data: unknown): ArrayBuffer[] => {
  const { body } = data as { readonly body?: unknown };
  return body instanceof ArrayBuffer ? [body] : [];
};

void start();
