/// <reference lib="dom" />

/** A page of a result, below the site. */
const resultPage = /^result\/[^/]+$/;

/**
 * The call that the page at an address makes first, below the site: of the result that the address names, otherwise of the data
 * set. Undefined for an address outside the site.
 */
export function firstCallOf(address: URL, site: URL): string | undefined {
  if (!address.pathname.startsWith(site.pathname)) return undefined;
  const request = address.searchParams.get('request');
  if (!request || !resultPage.test(address.pathname.slice(site.pathname.length))) return 'api/site/';
  const revision = address.searchParams.get('revision');
  const query = new URLSearchParams({ result: '0', ...(revision !== null && { revision }) });
  return `api/${encodeURIComponent(request)}/?${query}`;
}

/**
 * Has the engine begin with what a page will ask, while the program of the page is still being read: data that are open and a
 * result that is computed are kept. The page makes its calls itself, and says what is wrong with them.
 */
export function beginAnswer(site: URL): void {
  const call = firstCallOf(new URL(window.location.href), site);
  if (call === undefined) return;
  fetch(new URL(call, site))
    .then((response) => response.body?.cancel())
    .catch(() => {});
}
