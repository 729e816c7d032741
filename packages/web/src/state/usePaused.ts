import { useEffect, useState } from 'react';

/** Pause in typing after which a text is searched. */
const searchPauseMs = 80;

/** A value as it was at the last pause in its changes; the first one at once. A value that is a new object in each render never settles. */
export function usePaused<T>(value: T, pauseMs = searchPauseMs): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(() => value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
