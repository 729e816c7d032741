import { useEffect } from 'react';

/** The element that a fragment names; undefined without a fragment, and for an unknown or malformed one. */
function elementOf(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Events by which a reader moves away. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element that the address names when the page opens and each time the fragment changes. The element keeps
 * its position while the text above it is still loading, until the reader moves.
 */
export function useHashScroll(): void {
  useEffect(() => {
    let held: HTMLElement | undefined;
    const scroll = () => held?.scrollIntoView();
    const hold = () => {
      held = elementOf(window.location.hash);
      scroll();
    };
    const release = () => (held = undefined);
    const frame = requestAnimationFrame(hold);
    const sizes = new ResizeObserver(scroll);
    sizes.observe(document.body);
    window.addEventListener('hashchange', hold);
    for (const event of leaving) window.addEventListener(event, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('hashchange', hold);
      for (const event of leaving) window.removeEventListener(event, release);
    };
  }, []);
}
