import { formatCount } from '@trellis/core/formats';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Search } from './icons.tsx';
import { maxShown, rankSuggestions, type Suggestion } from './suggestions.ts';
import { usePopover } from './usePopover.ts';
import fieldStyles from './Field.module.css';
import styles from './SuggestField.module.css';

interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly items: readonly Suggestion[];
  readonly placeholder?: string;
  readonly error?: boolean;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  /** The list opens below this element instead of the field. */
  readonly below?: RefObject<HTMLElement | null>;
  /** `lg` where the field is the first thing on its page. */
  readonly size?: 'sm' | 'lg';
}

/** Longest name that the field has room for. */
const maxNameLength = 16;

/**
 * A text field that suggests items by id and by name from the first character on; on the right the name of the item whose id
 * is typed.
 */
export function SuggestField({
  label,
  value,
  onChange,
  items,
  size = 'lg',
  error,
  describedBy,
  below,
  ...rest
}: SuggestFieldProps) {
  const anchor = useRef<HTMLInputElement>(null);
  const list = useId();
  const { found, active, isShown, show, choose, press } = useSuggestions({ value, onChange, items });
  const exact = items.find((item) => item.value === value && item.name.length <= maxNameLength);
  return (
    <>
      <div className={styles.box} data-size={size}>
        <Search />
        <input
          ref={anchor}
          type="text"
          role="combobox"
          className={`${fieldStyles.field} ${styles.input}`}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={error || undefined}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          data-mantine-stop-propagation={isShown || undefined}
          aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
          value={value}
          style={exact?.name ? { paddingInlineEnd: `${exact.name.length + 3}ch` } : undefined}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            show(true);
          }}
          onKeyDown={press}
          onBlur={() => show(false)}
          {...rest}
        />
        {exact?.name && <em className={styles.exact}>{exact.name}</em>}
      </div>
      {isShown && <Suggestions {...{ id: list, label, anchor: below ?? anchor, found, active }} onChoose={choose} />}
    </>
  );
}

/** The suggestions for a text, and the keys that open them, go through them and choose one. */
function useSuggestions({ value, onChange, items }: Pick<SuggestFieldProps, 'value' | 'onChange' | 'items'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useMemo(() => rankSuggestions(items, value), [items, value]);
  const isShown = isOpen && found.length > 0;
  const show = (open: boolean) => {
    setIsOpen(open);
    setActive(-1);
  };
  const choose = (item: Suggestion) => {
    onChange(item.value);
    show(false);
  };
  const press = (event: KeyboardEvent) => {
    const count = Math.min(found.length, maxShown);
    if (event.key === 'Escape' && isShown) show(false);
    else if (event.key === 'Enter' && isShown && active >= 0) choose(found[active]);
    else if (event.key === 'ArrowDown') setActive(isShown ? (active + 1) % count : 0);
    else if (event.key === 'ArrowUp' && isShown) setActive(active <= 0 ? count - 1 : active - 1);
    else return;
    if (event.key === 'ArrowDown') setIsOpen(true);
    event.preventDefault();
    event.stopPropagation();
  };
  return { found, active, isShown, show, choose, press };
}

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly found: readonly Suggestion[];
  /** Index of the item that the keyboard is on; -1 for none. */
  readonly active: number;
  readonly onChoose: (item: Suggestion) => void;
}

/** The list of a field that suggests items; the focus stays in the field. */
function Suggestions({ id, label, anchor, found, active, onChoose }: SuggestionsProps) {
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
