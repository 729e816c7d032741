import { Popover } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { filterLimits } from './scene/visibility.ts';
import { useViewer } from './viewerContext.ts';

/** Hides edges of low weight and targets of few TFs. */
export function FilterPopover() {
  const { picture, state, dispatch } = useViewer();
  const { minWeight, minTfs } = state.filters;
  const limits = filterLimits(picture.scene);
  const active = Number(minWeight > 1) + Number(minTfs > 1);
  return (
    <Popover position="bottom-start" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          Filter{active > 0 && ` (${active})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filter the network">
        <NumberField
          label={`Minimum edge weight by publications (1 to ${limits.weight})`}
          min={1}
          max={limits.weight}
          value={minWeight}
          onChange={(value) => dispatch({ type: 'filter', change: { minWeight: value } })}
        />
        <NumberField
          mt={8}
          label={`Targeted by at least N TFs (1 to ${limits.tfs})`}
          min={1}
          max={limits.tfs}
          value={minTfs}
          onChange={(value) => dispatch({ type: 'filter', change: { minTfs: value } })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
