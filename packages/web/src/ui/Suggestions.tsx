import { formatCount } from '@trellis/core/formats';
import { useEffect, useRef, type RefObject } from 'react';
import { maxShown, type Suggestion } from './suggestions.ts';
import { usePopover } from './usePopover.ts';
import styles from './SuggestField.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly found: readonly Suggestion[];
  /** Index of the item that the keyboard is on; -1 for none. */
  readonly active: number;
  readonly onChoose: (item: Suggestion) => void;
}

/** The list of a field that suggests items; the focus stays in the field. */
export function Suggestions({ id, label, anchor, found, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  usePopover(list, anchor, { isWide: true });
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} popover="manual" className={styles.list} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label} className={styles.options}>
        {found.slice(0, maxShown).map((item, index) => (
          <div
            key={item.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onClick={() => onChoose(item)}
          >
            <span>{item.value}</span>
            <em className={styles.name}>{item.name}</em>
          </div>
        ))}
      </div>
      {found.length > maxShown && (
        <p className={styles.more}>{formatCount(found.length - maxShown)} more: type on to narrow the list</p>
      )}
    </div>
  );
}
