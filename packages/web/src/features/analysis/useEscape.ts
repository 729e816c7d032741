import { useEffect, useRef } from 'react';

/** Parts of a page that have Escape for themselves. */
const ownEscape = '[role=dialog], [role=menu], [role=listbox], input, textarea, select';

/** Calls `act` on Escape anywhere else. The target is asked, because a dialog may have closed before the event arrives. */
export function useEscape(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target instanceof Element && target.closest(ownEscape))) return;
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
