import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchListProps } from './searchListProps.ts';

interface Options extends Pick<SearchListProps, 'id' | 'field' | 'onShow'> {
  /** Whether the list has options. */
  readonly isListed: boolean;
  /** The text whose hits the list has; with another one the keyboard is on no option. */
  readonly asked: string;
}

/** Index of the option that the arrow keys are on, -1 for none. Enter opens it; without one it is left to the field. */
export function useActiveOption({ id, field, onShow, isListed, asked }: Options): number {
  const [place, setPlace] = useState({ asked, index: -1 });
  const active = isListed && place.asked === asked ? place.index : -1;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const options = document.getElementById(id)?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
    if (!isListed || options.length === 0) return;
    const count = options.length;
    if (event.key === 'ArrowDown') setPlace({ asked, index: (active + 1) % count });
    else if (event.key === 'ArrowUp') setPlace({ asked, index: active <= 0 ? count - 1 : active - 1 });
    else if (event.key === 'Enter' && active >= 0) options[active].click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = field.current;
    const onKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [field]);
  useEffect(() => {
    onShow({ isListed, active: active < 0 ? undefined : `${id}-${active}` });
  }, [id, onShow, isListed, active]);
  useEffect(() => () => onShow({ isListed: false }), [onShow]);
  return active;
}
