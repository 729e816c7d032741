import { Button, Checkbox, Popover } from '@mantine/core';
import { geneColumnTitles } from '@trellis/core';
import { Chevron } from '../../ui/icons.tsx';
import { idColumn } from './columns.ts';
import { useTableStates } from './state.ts';

/** Chooses the columns about the gene. Analyses are shown and hidden elsewhere, for all views at once. */
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
        {geneColumnTitles.map(
          (name, column) =>
            column !== idColumn && (
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
