import { Combobox, TextInput, useCombobox, type ComboboxStore } from '@mantine/core';
import { formatCount } from '@trellis/core';
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

/** A text field that suggests items by id and by name from the first character on. */
export function SuggestField(props: Props) {
  const { label, value, onChange, items } = props;
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const found = useMemo(() => rankSuggestions(items, value), [items, value]);
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
      <Field {...props} list={list} />
      <Suggestions label={label} found={found} />
    </Combobox>
  );
}

interface FieldProps extends Props {
  readonly list: ComboboxStore;
}

/** The text field; on the right the name of the item whose id is typed. */
function Field({ label, value, onChange, items, size = 'lg', describedBy, list, ...rest }: FieldProps) {
  const exact = items.find((item) => item.value === value);
  return (
    <Combobox.Target withExpandedAttribute>
      <TextInput
        aria-label={label}
        aria-describedby={describedBy}
        size={size}
        value={value}
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
        {...rest}
      />
    </Combobox.Target>
  );
}

/** Suggestions shown at once; a line below them says how many more there are. */
const maxShown = 50;

interface SuggestionsProps {
  readonly label: string;
  readonly found: readonly Suggestion[];
}

const Suggestions = ({ label, found }: SuggestionsProps) => (
  <Combobox.Dropdown hidden={found.length === 0} className={styles.list}>
    <Combobox.Options aria-label={label} className={styles.options}>
      {found.slice(0, maxShown).map((item) => (
        <Combobox.Option key={item.value} value={item.value} className={styles.option}>
          <span>{item.value}</span>
          <em className={styles.name}>{item.name}</em>
        </Combobox.Option>
      ))}
    </Combobox.Options>
    {found.length > maxShown && (
      <Combobox.Footer className={styles.more}>
        {formatCount(found.length - maxShown)} more: type on to narrow the list
      </Combobox.Footer>
    )}
  </Combobox.Dropdown>
);

/** Share of the room below the field that the list may fill. */
const roomShare = 0.8;

function fit(list: HTMLElement, room: number): void {
  list.style.setProperty('--room', `${Math.max(160, Math.round(room * roomShare))}px`);
}
