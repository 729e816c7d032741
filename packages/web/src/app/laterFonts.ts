/** Also read by public/first-paint.js, which makes a page use the fonts. */
const storageKey = 'trellis-fonts';

const weights = [400, 500, 600] as const;

/**
 * Fetches the fonts when the first page can be used, since on a slow line they would delay that; from the next document on
 * the pages use them. Nothing on this page changes.
 */
export function fetchFontsLater(): void {
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
