import { useEffect } from 'react';

/** The element that had the focus last, which may have been removed since. */
let last: EventTarget | null = null;

/** Keeps in mind which element has the focus, from the first page on: a dialog is loaded when it is opened, and asks later. */
export function useLastFocus(): void {
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => void (last = target);
    // What is pressed gets the focus next, if it can have it and has it not already.
    const forget = ({ target }: PointerEvent) => {
      if (!(last instanceof Node && last.contains(target as Node))) last = null;
    };
    document.addEventListener('focusin', keep);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', keep);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

/** The element with the focus, which can be a mark of a figure. */
export function focusedElement(): HTMLElement | SVGElement | undefined {
  const { activeElement, body } = document;
  return activeElement === body ? undefined : elementOf(activeElement);
}

/**
 * The element that has the focus, or had it when it was removed. Of an item of a menu, which is closed by then or about to, the
 * button of the menu.
 */
export function openingElement(): HTMLElement | SVGElement | undefined {
  const removed = last instanceof Element && !last.isConnected ? elementOf(last) : undefined;
  const focused = focusedElement() ?? removed;
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || focused;
}

const elementOf = (element: Element | null): HTMLElement | SVGElement | undefined =>
  element instanceof HTMLElement || element instanceof SVGElement ? element : undefined;
