import { useVirtualizer } from '@tanstack/react-virtual';

/**
 * The rows or columns of a long list that are in sight; see `useVirtualizer`. Its functions keep their identity while
 * their results change: call them during rendering, and do not memoize by them.
 */
// oxlint-disable-next-line react/incompatible-library -- the only use
export const useVirtual: typeof useVirtualizer = (options) => useVirtualizer(options);
