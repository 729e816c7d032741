import type { MarkEvents } from '@trellis/figures';
import { useState, type KeyboardEvent } from 'react';

interface Marks {
  readonly active: number | undefined;
  /** For the figure. */
  readonly events: Omit<MarkEvents, 'nameOf'>;
  /** For the element around the figure. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** The mark that a key leads to from another one; undefined for keys that do not move. */
export type NextMark = (from: number, key: string) => number | undefined;

/**
 * Makes the marks of a figure one stop of the Tab key, among which `next` moves the focus; a click, Enter or Space calls `onPress`.
 */
export function useMarks(count: number, next: NextMark, onPress: (index: number) => void): Marks {
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number>();
  const onActive = (index: number | undefined) => {
    setActive(index);
    if (index !== undefined) setStop(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = markAt(event.target);
    if (index === undefined) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const to = isPress ? index : next(index, event.key);
    if (to === undefined) return;
    event.preventDefault();
    if (isPress) onPress(index);
    else event.currentTarget.querySelector<SVGElement>(`[data-mark="${to}"]`)?.focus();
  };
  const shown = active !== undefined && active < count ? active : undefined;
  return {
    active: shown,
    events: { active: shown, stop: Math.min(stop, count - 1), onActive, onPress },
    onKeyDown,
    onBlur: () => setActive(undefined),
  };
}

function markAt(target: EventTarget): number | undefined {
  const mark = target instanceof Element ? target.closest('[data-mark]')?.getAttribute('data-mark') : undefined;
  return mark == null ? undefined : Number(mark);
}

/** Moves through marks in their order: arrow keys go to the next or the one before, Home and End to the ends. */
export const inOrder =
  (count: number): NextMark =>
  (from, key) => {
    const last = count - 1;
    const targets: ReadonlyMap<string, number> = new Map([
      ['ArrowRight', Math.min(from + 1, last)],
      ['ArrowDown', Math.min(from + 1, last)],
      ['ArrowLeft', Math.max(from - 1, 0)],
      ['ArrowUp', Math.max(from - 1, 0)],
      ['Home', 0],
      ['End', last],
    ]);
    return targets.get(key);
  };
