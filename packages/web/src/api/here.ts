import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The place of the page; undefined on the server, and in the browser until the HTML of the server has its handlers. */
export const useHere = (): Location | undefined =>
  useSyncExternalStore(
    never,
    () => window.location,
    () => undefined,
  );
