import { useEffect, useState } from 'react';

/** A state that goes back to how it rests after some milliseconds. */
export function useBrief<T>(rest: T, lasts: number): [T, (value: T) => void] {
  const [value, setValue] = useState(rest);
  useEffect(() => {
    if (value === rest) return;
    const timer = setTimeout(() => setValue(rest), lasts);
    return () => clearTimeout(timer);
  }, [value, rest, lasts]);
  return [value, setValue];
}
