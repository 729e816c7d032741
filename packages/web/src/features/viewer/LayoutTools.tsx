import { Menu } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import type { ForceRun } from './layout/useForceLayout.tsx';
import { type LayoutName, isLayoutName, layoutHints, layoutLabels } from './scene/arrangement.ts';
import { useViewer } from './viewerContext.ts';
import { Chevron } from '../../ui/icons.tsx';
import styles from './layout/Layout.module.css';

/** Chooses the layout, and whether the targets are shown. */
export function LayoutTools({ force }: { readonly force: ForceRun }) {
  const { base, state, dispatch } = useViewer();
  const { tfsOnly } = state.filters;
  const choose = (name: LayoutName) => {
    force.cancel();
    if (name === 'force') force.start(base);
    else dispatch({ type: 'arrange', arrangement: { name } });
  };
  return (
    <>
      <LayoutMenu value={state.arrangement.name} onChange={choose} />
      <Button
        variant={tfsOnly ? 'light' : 'default'}
        aria-pressed={tfsOnly}
        title="Show the queried TFs and the edges among them"
        onClick={() => dispatch({ type: 'filter', change: { tfsOnly: !tfsOnly } })}
      >
        TFs only
      </Button>
    </>
  );
}

interface Props {
  readonly value: LayoutName;
  readonly onChange: (name: LayoutName) => void;
}

/** Chooses the layout of the network. */
function LayoutMenu({ value, onChange }: Props) {
  return (
    <Menu position="bottom-start" offset={4}>
      <Menu.Target>
        <Button variant="default" rightSection={<Chevron />} title={`Layout: ${layoutLabels[value]}`}>
          Layout
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={(name) => isLayoutName(name) && onChange(name)}>
          {Object.entries(layoutLabels).map(([name, label]) => (
            <Menu.RadioItem key={name} value={name} closeMenuOnClick>
              {label}
              <span className={styles.hint}>{isLayoutName(name) && layoutHints[name]}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
