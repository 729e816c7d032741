import { Checkbox, Pill, Popover, ScrollArea } from '@mantine/core';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Chevron } from './icons.tsx';
import styles from './view.module.css';

interface FieldChooserProps {
  readonly label?: string;
  readonly names: readonly string[];
  /** In the order of choice. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether the view is at work; the list closes when that ends. */
  readonly isBusy?: boolean;
}

/** Chooses further fields to show: a list of check boxes, and a chip for each chosen field. */
export function FieldChooser({ label = 'Extra Fields', names, chosen, onChange, isBusy = false }: FieldChooserProps) {
  const [opened, setOpened] = useState(false);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy) setOpened(false);
  }
  const known = chosen.filter((name) => names.includes(name));
  const toggle = (name: string) =>
    onChange(known.includes(name) ? known.filter((other) => other !== name) : [...known, name]);
  return (
    <div className={styles.options}>
      <Popover position="bottom-start" offset={4} trapFocus opened={opened} onChange={setOpened}>
        <Popover.Target>
          <Button variant="default" rightSection={<Chevron />} onClick={() => setOpened(!opened)}>
            {label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <ScrollArea.Autosize mah={320}>
            {names.map((name) => (
              <Checkbox key={name} mb={6} label={name} checked={known.includes(name)} onChange={() => toggle(name)} />
            ))}
          </ScrollArea.Autosize>
        </Popover.Dropdown>
      </Popover>
      <Chips names={known} onChange={onChange} />
    </div>
  );
}

interface ChipsProps {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** The chosen names, each with a button that removes it, and a button that removes all. */
export function Chips({ names, onChange }: ChipsProps) {
  if (!names.length) return null;
  return (
    <>
      {names.map((name) => (
        <Pill
          key={name}
          withRemoveButton
          onRemove={() => onChange(names.filter((other) => other !== name))}
          removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {name}
        </Pill>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
        Clear All
      </Button>
    </>
  );
}
