import { Checkbox, Group, Popover, ScrollArea } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { Chevron } from '../../ui/icons.tsx';

interface Props {
  /** All metadata keys. */
  readonly keys: readonly string[];
  /** The keys with a column. */
  readonly chosen: readonly string[];
  /** Called with the chosen keys, or with undefined for all of them. */
  readonly onChange: (chosen: readonly string[] | undefined) => void;
}

/** Chooses the metadata columns of the table. ID, Gene ID and Gene Name are always shown. */
export function ColumnMenu({ keys, chosen, onChange }: Props) {
  const toggle = (key: string) => {
    const next = keys.filter((one) => (one === key) !== chosen.includes(one));
    onChange(next.length === keys.length ? undefined : next);
  };
  return (
    <Popover position="bottom-end" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          {chosen.length === keys.length ? 'Columns' : `Columns: ${chosen.length} of ${keys.length}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Group gap={4} mb={8}>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
            Show all
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
            Hide all
          </Button>
        </Group>
        <ScrollArea.Autosize mah={320}>
          {keys.map((key) => (
            <Checkbox key={key} mb={6} label={key} checked={chosen.includes(key)} onChange={() => toggle(key)} />
          ))}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
