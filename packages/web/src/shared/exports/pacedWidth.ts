import { useDebouncedValue, useThrottledValue } from '@mantine/hooks';
import { useWidth } from './pageFigure.ts';

type MeasuredWidth = ReturnType<typeof useWidth>;

/** Time without a change after which a heat map is drawn again, and the least time between two drawings of a diagram. */
const [settledMs, steadyMs] = [200, 100];

/** As `useWidth`, for what takes long to draw: follows a new width when it has settled. */
export function useSettledWidth(): MeasuredWidth {
  const [ref, measured] = useWidth();
  const [settled] = useDebouncedValue(measured, settledMs);
  return [ref, settled ?? measured];
}

/** As `useWidth`, for what is laid out while a window changes: follows a new width at most ten times in a second. */
export function useSteadyWidth(): MeasuredWidth {
  const [ref, measured] = useWidth();
  return [ref, useSteady(measured) ?? measured];
}

/** A value that follows another one at most ten times in a second. */
export const useSteady = <T>(value: T): T => useThrottledValue(value, steadyMs);
