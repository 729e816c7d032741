/// <reference lib="dom" />
import { savingAddress } from './savedName.ts';

/**
 * Lets the service worker answer links that save a file: Chromium sends a link with `download` past it to the host, which has no such
 * file. Without the attribute the link is a navigation, whose answer says that it is saved, and under which name.
 */
export function answerDownloads(site: URL): void {
  const calls = new URL('api/', site).href;
  // After the handlers of the page, some of which set the attribute.
  window.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link?.href.startsWith(calls)) return;
    link.href = savingAddress(link.href, link.download);
    link.removeAttribute('download');
  });
}
