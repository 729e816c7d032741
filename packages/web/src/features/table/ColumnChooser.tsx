import { Checkbox, Popover } from '@mantine/core';
import { Button, ButtonGroup } from '../../ui/Button.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { geneColumnName, idColumn, shownGeneTitles, symbolColumn } from './columns.ts';
import { useHiddenColumns, useTableStates } from './state.ts';

/**
 * Unfolds and folds the columns about the gene, all at once or one by one. Analyses are shown and hidden elsewhere, for all
 * views at once.
 */
export function ColumnChooser() {
  const hide = useTableStates((states) => states.hide);
  const { hidden } = useHiddenColumns();
  const toggle = (column: number) =>
    hide(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]);
  return (
    <ButtonGroup>
      <Button
        variant="default"
        aria-pressed={hidden.length === 0}
        onClick={() => hide(hidden.length ? [] : undefined)}
      >
        {hidden.length ? 'All gene columns' : 'Fewer gene columns'}
      </Button>
      <Popover position="bottom-end" offset={4} trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default" aria-label="Columns" title="Columns">
            <Chevron />
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Columns">
          {shownGeneTitles.map(
            (title, column) =>
              column !== idColumn &&
              column !== symbolColumn && (
                <Checkbox
                  key={title}
                  mb={6}
                  label={geneColumnName(column)}
                  checked={!hidden.includes(column)}
                  onChange={() => toggle(column)}
                />
              ),
          )}
        </Popover.Dropdown>
      </Popover>
    </ButtonGroup>
  );
}
