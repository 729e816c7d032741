import { useVirtualizer } from '@tanstack/react-virtual';

/**
 * The rows or columns of a long list that are in sight; see `useVirtualizer`. Its functions change their answers without
 * changing themselves: call them while drawing, and memoise nothing by them.
 */
// eslint-disable-next-line react-hooks/incompatible-library -- the one place that knows
export const useVirtual: typeof useVirtualizer = (options) => useVirtualizer(options);
