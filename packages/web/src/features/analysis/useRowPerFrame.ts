import { useEffect, useState } from 'react';

/**
 * The number of rows of a grid that are built: one more in each animation frame until there are `count`, so that a large grid
 * does not stop the page. Rows that are built stay when the grid changes.
 */
export function useRowPerFrame(count: number): number {
  const [built, setBuilt] = useState(1);
  useEffect(() => {
    if (built >= count) return undefined;
    const frame = requestAnimationFrame(() => setBuilt(built + 1));
    return () => cancelAnimationFrame(frame);
  }, [built, count]);
  return Math.min(built, count);
}
