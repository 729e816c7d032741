import { Button, Checkbox, Popover } from '@mantine/core';
import { Chevron } from '../../ui/icons.tsx';
import { descriptorNames, geneColumn } from './columns.ts';
import { useTableStates } from './state.ts';

/** Chooses which columns about the gene are shown; analyses are shown and hidden for all views at once. */
export function ColumnChooser() {
  const { hidden, hide } = useTableStates();
  const toggle = (column: number) =>
    hide(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]);
  return (
    <Popover position="bottom-end" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        {descriptorNames.map(
          (name, column) =>
            column !== geneColumn && (
              <Checkbox
                key={name}
                mb={6}
                label={name}
                checked={!hidden.includes(column)}
                onChange={() => toggle(column)}
              />
            ),
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
