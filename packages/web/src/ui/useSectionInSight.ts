import { useEffect, useState } from 'react';

/** Distance of a heading from the top of the window, in pixels, at which its section is the current one. */
const reading = 140;

/** Id of the current section: the last one whose heading has reached the top, or at the end of the page the last one. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => setCurrent(sectionInSight(ids));
    const plan = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [ids]);
  return current;
}

function sectionInSight(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2) return ids.at(-1);
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reading);
  return passed.at(-1) ?? ids[0];
}
