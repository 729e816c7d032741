// Runs before the first paint, while the scripts of the page are still on their way.

/** A value that an earlier page has stored; null without one, or where storage is blocked. */
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Where the programs of this site are. */
const assets = new URL('assets/', document.currentScript.src).href;
/** The program that keeps the pages for use without a network. */
const keeper = new URL('serviceWorker.js', document.currentScript.src).href;

// Text that a script turns into HTML or a program (Trusted Types): style sheets and data, which have no tags, the empty element
// with which React makes a script, and workers of this site, its service worker among them. Everything else is refused by the browser.
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (!text.includes('<') || text === '<script></script>' ? text : null),
  createScriptURL: (url) => {
    const { href } = new URL(url, location.href);
    return href.startsWith(assets) || href === keeper ? url : null;
  },
});

// The remembered or the system's color scheme, so that a dark page never flashes white (ui/colorScheme.ts).
const scheme = stored('trellis-color-scheme');
const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');

// The fonts, once the browser has them (app/start.tsx).
if (stored('trellis-fonts') !== null) document.documentElement.setAttribute('data-fonts', '');
