import { Menu, Popover } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { edgeNames } from './scene/scene.ts';
import { filterLimits, toggleMember } from './scene/visibility.ts';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

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

/** Hides edges by name; hidden names are checked. */
export function HideEdgesMenu() {
  const { picture, state, dispatch } = useViewer();
  const names = edgeNames(picture.scene);
  const hidden = state.filters.names;
  const hide = (next: ReadonlySet<string>) => dispatch({ type: 'filter', change: { names: next } });
  const count = names.filter((name) => hidden.has(name)).length;
  return (
    <Menu position="bottom-start" offset={4} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<Chevron />}>
          Hide Edges{count > 0 && ` (${count})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.hideMenu}>
        <Menu.Item onClick={() => hide(new Set(names))}>Hide All</Menu.Item>
        <Menu.Item onClick={() => hide(new Set())}>Unhide All</Menu.Item>
        <Menu.Divider />
        {names.map((name) => (
          <Menu.CheckboxItem key={name} checked={hidden.has(name)} onChange={() => hide(toggleMember(hidden, name))}>
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
