import { useEffect, useState } from 'react';

/** A state that returns to its resting value after some milliseconds. */
export function useBrief<T>(rest: T, lastsMs: number): [T, (value: T) => void] {
  const [value, setValue] = useState(rest);
  useEffect(() => {
    if (value === rest) return;
    const timer = setTimeout(() => setValue(rest), lastsMs);
    return () => clearTimeout(timer);
  }, [value, rest, lastsMs]);
  return [value, setValue];
}
