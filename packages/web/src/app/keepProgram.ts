import { isFolder } from '../router/base.ts';

/** Time after the first page from which all other files of the pages are kept, in ms: the answers of this page come first. */
const keepAfterMs = 5000;

/**
 * Has the browser keep the pages of a server, so that they open without a network: all of them, unless the visitor saves data. A folder of
 * files starts with a service worker of its own. Where the browser keeps nothing, the pages are loaded each time, as without it.
 */
export function keepProgram(): void {
  if (isFolder || !('serviceWorker' in navigator)) return;
  const { serviceWorker, connection } = navigator as Navigator & { readonly connection?: { saveData?: boolean } };
  serviceWorker.register('/serviceWorker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (connection?.saveData) return;
  setTimeout(() => void serviceWorker.ready.then(({ active }) => active?.postMessage('keep')), keepAfterMs);
}
