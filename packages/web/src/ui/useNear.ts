import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has been within `margin` pixels of the window so far. */
export function useNear<E extends Element>(margin: number): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${margin}px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return [ref, near];
}
