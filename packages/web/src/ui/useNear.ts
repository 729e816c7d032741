import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the window at least once, `margin` pixels before it is seen. */
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
