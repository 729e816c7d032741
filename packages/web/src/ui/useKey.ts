import { useEffect, useRef } from 'react';

/** Parts of a page that have the keys for themselves. */
const keyTakers = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** Calls `act` when a key is pressed anywhere on the page, except in a text field, a dialog or a list of choices. */
export function useKey(key: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      // The target is asked: a dialog may have closed before its key arrives here.
      if (event.target instanceof Element && event.target.closest(keyTakers)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
