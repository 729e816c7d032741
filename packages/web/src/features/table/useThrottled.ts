import { useEffect, useRef, useState } from 'react';

/** The value, renewed at most once in `wait` milliseconds; the last one always arrives. */
export function useThrottled<T>(value: T, wait: number): T {
  const [shown, setShown] = useState(value);
  const renewed = useRef(0);
  useEffect(() => {
    const rest = Math.max(0, renewed.current + wait - performance.now());
    const timer = setTimeout(() => {
      renewed.current = performance.now();
      setShown(value);
    }, rest);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return shown;
}
