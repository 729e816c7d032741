/* global document, localStorage, matchMedia */
// Sets the remembered or the system's color scheme before the first paint, so that a dark page never flashes white.
(function () {
  let kept = null;
  try {
    kept = localStorage.getItem('trellis-color-scheme');
  } catch {
    // Storage may be blocked; then the system decides.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
