import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useMemo, type FocusEvent } from 'react';
import { Search } from './icons.tsx';
import { rankSuggestions, type Suggestion } from './suggestions.ts';
import styles from './SuggestField.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly items: readonly Suggestion[];
  readonly placeholder?: string;
  readonly error?: boolean;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  /** `lg` where the field is the first thing on its page. */
  readonly size?: 'sm' | 'lg';
}

/** Most suggestions shown at once; a line below them says how many more there are. */
const shown = 50;

/** The list takes at most this part of the room below the field. */
const roomShare = 0.8;

/** A text field that suggests items by id and by name as soon as one character is typed. */
export function SuggestField({ label, value, onChange, items, size = 'lg', ...rest }: Props) {
  const { placeholder, error, describedBy, disabled } = rest;
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const found = useMemo(() => rankSuggestions(items, value), [items, value]);
  const exact = items.find((item) => item.value === value);
  const choose = (chosen: string) => {
    onChange(chosen);
    list.closeDropdown();
  };

  return (
    <Combobox
      store={list}
      onOptionSubmit={choose}
      position="bottom-start"
      middlewares={{
        flip: false,
        size: { apply: ({ availableHeight, elements }) => fit(elements.floating, availableHeight) },
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          aria-label={label}
          aria-describedby={describedBy}
          size={size}
          value={value}
          error={error}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          leftSection={<Search />}
          rightSection={exact?.name && <em className={styles.name}>{exact.name}</em>}
          rightSectionWidth={exact?.name ? `${exact.name.length + 3}ch` : 0}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            list.openDropdown();
            list.resetSelectedOption();
          }}
          onBlur={() => list.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0} className={styles.list}>
        <Combobox.Options aria-label={label} className={styles.options}>
          {found.slice(0, shown).map((item) => (
            <Combobox.Option key={item.value} value={item.value} className={styles.option}>
              <span>{item.value}</span>
              <em className={styles.name}>{item.name}</em>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {found.length > shown && (
          <Combobox.Footer className={styles.more}>
            {(found.length - shown).toLocaleString('en')} more: type on to narrow the list
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function fit(list: HTMLElement, room: number): void {
  list.style.setProperty('--room', `${Math.max(160, Math.round(room * roomShare))}px`);
}
