import { useEffect, useState } from 'react';

/** A section is read from the moment its heading is this near the top of the window, in pixels. */
const reading = 140;

/** Id of the section that is being read: the last one whose heading has come up, or the last of all at the foot. */
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
