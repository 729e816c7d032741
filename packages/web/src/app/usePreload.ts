import { useEffect } from 'react';
import { loadPage } from './routes.tsx';

/** Loads the code of a page of the site when the pointer or the focus comes to a link to it. */
export function usePreload(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A page that does not load says so when it is opened.
      if (link?.origin === window.location.origin) loadPage(link.pathname).catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
