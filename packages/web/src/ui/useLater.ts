import { useEffect, useState } from 'react';

/** Whether something has been so for a while: work under 150 ms shows no spinner. */
export function useLater(is: boolean, after = 150): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLater(true), after);
    return () => {
      clearTimeout(timer);
      setLater(false);
    };
  }, [is, after]);
  return is && later;
}
