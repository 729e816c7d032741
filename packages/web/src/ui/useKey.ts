import { useEffect, useRef } from 'react';

/** Calls `act` when a key is pressed anywhere on the page, except in a text field. */
export function useKey(key: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.isContentEditable || target?.matches('input, textarea, select')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
