import { onPageLoad } from '../memory/pageMemory.ts';
import { base } from '../router/base.ts';

const key = 'trellis-edition';

/**
 * Reads the edition that `?edition=` selected when the page was opened; otherwise the host name selects it. The override
 * lasts as long as the tab, so that it holds for links inside the page.
 */
function readOverride(): string | undefined {
  const selected = new URLSearchParams(location.search).get('edition');
  try {
    if (selected !== null) sessionStorage.setItem(key, selected);
    return sessionStorage.getItem(key) || undefined;
  } catch {
    return selected || undefined;
  }
}

/** The edition that `?edition=` selects, if any. */
let override = typeof location === 'undefined' ? undefined : readOverride();
onPageLoad(() => (override = readOverride()));

/** The edition that `?edition=` selects, if any. */
export const editionOverride = (): string | undefined => override;

/** An address of the API where the site is, with the edition that `?edition=` selects, if any; one that names an edition stays. */
export const withEdition = (address: string): string => (address.startsWith('/') ? base : '') + editionOf(address);

function editionOf(address: string): string {
  if (override === undefined || /[?&]edition=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}edition=${encodeURIComponent(override)}`;
}
