import { useEffect, useRef, useState } from 'react';

/** The value, updated once in `waitMs` milliseconds or less often; the last value always arrives. */
export function useThrottled<T>(value: T, waitMs: number): T {
  const [shown, setShown] = useState(value);
  const renewed = useRef(0);
  useEffect(() => {
    const rest = Math.max(0, renewed.current + waitMs - performance.now());
    const timer = setTimeout(() => {
      renewed.current = performance.now();
      setShown(value);
    }, rest);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return shown;
}
