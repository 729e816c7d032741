import { useSyncExternalStore } from 'react';

const phones = () => window.matchMedia('(max-width: 599px)');

function subscribe(onChange: () => void): () => void {
  const list = phones();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as that of a phone; false on the server. Known before the first paint: `useMediaQuery` of Mantine
 * learns it after that, and the page would move.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phones().matches,
    () => false,
  );
