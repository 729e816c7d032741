import { Button, Popover } from '@mantine/core';
import { Chevron } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { NetworkScene } from './scene/scene.ts';
import { filterLimits, type NetworkFilters } from './scene/visibility.ts';

interface Props {
  readonly scene: NetworkScene;
  readonly filters: NetworkFilters;
  readonly onFilter: (change: Partial<NetworkFilters>) => void;
}

/** Leaves out weak edges and targets of few TFs. */
export function FilterPopover({ scene, filters: { minWeight, minTfs }, onFilter }: Props) {
  const bounds = filterLimits(scene);
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
          label={`Least weight of an edge (1 to ${bounds.weight})`}
          min={1}
          max={bounds.weight}
          value={minWeight}
          onChange={(value) => onFilter({ minWeight: value })}
        />
        <NumberField
          mt={8}
          label={`Targets of at least so many TFs (1 to ${bounds.tfs})`}
          min={1}
          max={bounds.tfs}
          value={minTfs}
          onChange={(value) => onFilter({ minTfs: value })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
