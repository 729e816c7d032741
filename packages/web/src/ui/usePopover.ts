import { useLayoutEffect, type RefObject } from 'react';

interface Options {
  /** Edge of the anchor with which the popover is in line. */
  readonly align?: 'start' | 'end';
  /** Whether the popover is at least as wide as its anchor. */
  readonly isWide?: boolean;
}

const gapPx = 4;
/** Share of the room below the anchor that the popover may fill, and its minimum height. */
const spaceShare = 0.8;
const minHeightPx = 160;

/** Shows an element with the attribute `popover` below its anchor, over everything else, as long as it is rendered. */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { align = 'start', isWide = false }: Options = {},
): void {
  useLayoutEffect(() => {
    const [element, over] = [popover.current, anchor.current];
    if (!element || !over) return;
    element.showPopover();
    const place = () => {
      const { left, right, bottom, width } = over.getBoundingClientRect();
      const room = document.documentElement.clientHeight - bottom;
      element.style.top = `${bottom + gapPx}px`;
      element.style.left = `${align === 'start' ? left : Math.max(gapPx, right - element.offsetWidth)}px`;
      if (isWide) element.style.minWidth = `${width}px`;
      element.style.setProperty('--room', `${Math.max(minHeightPx, Math.round(room * spaceShare))}px`);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popover, anchor, align, isWide]);
}
