import { useEffect, useState } from 'react';

/** Pause in typing after which a text is searched. */
const pauseMs = 80;

/** A text as it was at the last pause in typing; the first text at once. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
