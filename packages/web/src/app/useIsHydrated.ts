import { useHere } from '../api/here.ts';

/** Whether the HTML of the server has its handlers; false on the server. */
export const useIsHydrated = (): boolean => useHere() !== undefined;
