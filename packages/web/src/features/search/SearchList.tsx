import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hasWords, useSearch } from '../../api/search.ts';
import { usePaused } from '../../state/usePaused.ts';
import { useDelayed } from '../../ui/delayedState.ts';
import { countOf } from '../../ui/numbers.ts';
import { usePopover } from '../../ui/usePopover.ts';
import { HitOptions } from './HitOptions.tsx';
import { nothingFound, similarNote, totalHits } from './hits.tsx';
import hidden from '../../ui/hidden.module.css';
import styles from './SearchList.module.css';

/** Hits of each kind in the list; the page has more. */
const maxHits = 5;

/** The hits below the field of the header. The focus stays in the field: arrow keys go through the hits, Enter opens one. */
export function SearchList({ id, text, field, onShow, onChoose }: SearchListProps) {
  const requested = usePaused(text.trim());
  const { data, error, isFetching } = useSearch(requested, maxHits);
  const isSlow = useDelayed(isFetching && !data);
  const isListed = hasWords(text) && data !== undefined && data.hits.length > 0;
  const active = useActiveOption({ id, field, onShow, isListed, requested });
  const note = noteOn(requested, { data, error, isSlow });
  if (!hasWords(text) || (!isListed && note === undefined)) return null;
  return (
    <Panel field={field}>
      <p role="status" className={note === undefined ? hidden.hidden : styles.note}>
        {note ?? (data && countOf(totalHits(data), 'result'))}
      </p>
      {isListed && <HitOptions {...{ id, active, onChoose }} view={data} text={requested} />}
    </Panel>
  );
}

type Found = Pick<ReturnType<typeof useSearch>, 'data' | 'error'> & { readonly isSlow: boolean };

/** The sentence above the hits, or in their place. */
function noteOn(requested: string, { data, error, isSlow }: Found): string | undefined {
  if (error) return error.message;
  if (isSlow) return 'Searching…';
  if (data?.hits.length === 0) return nothingFound(requested);
  return data?.isSimilar ? similarNote : undefined;
}

interface PanelProps extends Pick<SearchListProps, 'field'> {
  readonly children: ReactNode;
}

/** What floats below the field; a press on it leaves the focus where it is. */
function Panel({ field, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePopover(panel, field, { align: 'end', isWide: true });
  return (
    <div ref={panel} popover="manual" className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

interface Options extends Pick<SearchListProps, 'id' | 'field' | 'onShow'> {
  /** Whether the list has options. */
  readonly isListed: boolean;
  /** The text whose hits the list has; with another one the keyboard is on no option. */
  readonly requested: string;
}

/** Index of the option that the arrow keys are on, -1 for none. Enter opens it; without one it is left to the field. */
function useActiveOption({ id, field, onShow, isListed, requested }: Options): number {
  const [place, setPlace] = useState({ requested, index: -1 });
  const active = isListed && place.requested === requested ? place.index : -1;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const options = document.getElementById(id)?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
    if (!isListed || options.length === 0) return;
    const count = options.length;
    if (event.key === 'ArrowDown') setPlace({ requested, index: (active + 1) % count });
    else if (event.key === 'ArrowUp') setPlace({ requested, index: active <= 0 ? count - 1 : active - 1 });
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

/** What the list of hits shows: whether there are any, and the id of the option that the keyboard is on. */
export interface ShownHits {
  readonly isListed: boolean;
  readonly active?: string;
}

export interface SearchListProps {
  /** Id of the listbox. */
  readonly id: string;
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onShow: (shown: ShownHits) => void;
  readonly onChoose: () => void;
}
