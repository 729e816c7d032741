import type { FigureTheme } from '@trellis/figures';
import { useCallback, useState } from 'react';

/**
 * Current width of an element without padding in whole pixels. It is measured before the first paint, so that what is drawn
 * with it moves nothing; undefined in the rendering before that.
 */
export function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Colors of a figure on the page: those of the current theme. */
export const pageTheme: FigureTheme = {
  ink: 'var(--ink)',
  quiet: 'var(--ink-3)',
  line: 'var(--line)',
  paper: 'var(--paper)',
};
