import { useEffect, useState } from 'react';

/** Becomes true when `flag` has been true for a while, and false with it, so that quick work shows no spinner. */
export function useDelayed(flag: boolean, delayMs = 150): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setDelayed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [flag, delayMs]);
  return flag && delayed;
}
