import { useEffect } from 'react';

/** The element that a fragment names; undefined for none, for an unknown one, and for one that is no text. */
export function elementOf(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a reader does to go elsewhere. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element that the address names, when the page opens and each time the fragment changes. It is held in
 * its place while the text above it is still arriving, until the reader moves.
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
