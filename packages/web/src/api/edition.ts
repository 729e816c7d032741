const key = 'trellis-edition';

/**
 * Reads the edition that `?edition=` asked for when the page was opened. The host name picks the edition otherwise; the
 * override lasts as long as the tab, so that links inside the page keep it.
 */
function readOverride(): string | undefined {
  const asked = new URLSearchParams(location.search).get('edition');
  try {
    if (asked !== null) sessionStorage.setItem(key, asked);
    return sessionStorage.getItem(key) || undefined;
  } catch {
    return asked || undefined;
  }
}

/** The edition that the page was opened with, if any. */
export const editionOverride = typeof location === 'undefined' ? undefined : readOverride();

/** An address of the API, with the edition when the page was opened with one. */
export function withEdition(address: string): string {
  if (editionOverride === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}edition=${encodeURIComponent(editionOverride)}`;
}
