import { Checkbox, Popover, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Button, named } from '../../ui/Button.tsx';
import { Select, TextArea } from '../../ui/fields.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Letters } from '../../ui/toolIcons.tsx';
import { labelChoices, readValues, valueOfNode, type LabelChoice } from './scene/dressScene.ts';
import type { NetworkScene } from './scene/scene.ts';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

const isChoice = (text: string): text is LabelChoice => Object.hasOwn(labelChoices, text);

/** Names, sizes and colors of the genes, on the screen and in every picture. */
export function StylePopover() {
  const { state, dispatch } = useViewer();
  const { labels, isSized } = state.dress;
  return (
    <Popover position="bottom-start" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />} {...named('Labels and style')}>
          <Letters />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Labels and style" style={{ width: 320 }}>
        <Select
          label="Names"
          value={labels}
          onChange={({ currentTarget: { value } }) =>
            isChoice(value) && dispatch({ type: 'dress', change: { labels: value } })
          }
          data={Object.entries(labelChoices).map(([value, label]) => ({ value, label }))}
        />
        <Checkbox
          mt={8}
          label="Larger with more edges"
          checked={isSized}
          onChange={() => dispatch({ type: 'dress', change: { isSized: !isSized } })}
        />
        <ValuesField />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Lines that could be pasted, with names of this network. */
const examplesOf = (nodes: NetworkScene['nodes']): string =>
  nodes
    .slice(0, 2)
    .map(({ name, id }, i) => `${name || id}  ${[3.1, -2.4][i]}`)
    .join('\n');

/** Values that color the genes: fold changes of an experiment, or any others. */
function ValuesField() {
  const { answered, state, dispatch } = useViewer();
  const [text, setText] = useState(() => Array.from(state.dress.values, (pair) => pair.join('\t')).join('\n'));
  const { values, skipped } = readValues(text);
  const found = answered.nodes.filter((node) => valueOfNode(values, node) !== undefined).length;
  return (
    <>
      <label style={{ display: 'block', marginTop: 8 }}>
        Color by values: a gene and a number per line, for example a fold change
        <TextArea
          rows={5}
          placeholder={examplesOf(answered.nodes)}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p role="status">
        {text.trim() &&
          `Values of ${countOf(found, 'gene')} of the network${skipped ? `; ${countOf(skipped, 'line')} without a number` : ''}.`}
      </p>
      <Button
        variant="default"
        disabled={values.size === 0 && state.dress.values.size === 0}
        onClick={() => dispatch({ type: 'dress', change: { values } })}
      >
        {values.size === 0 ? 'Remove colors' : 'Color genes'}
      </Button>
    </>
  );
}

interface Props {
  readonly color: string;
  readonly onColor: (color: string) => void;
}

/** Sets the color of all uploaded edges. */
export function ColorPicker({ color, onColor }: Props) {
  return (
    <Tooltip label="Color of uploaded edges">
      <label className={styles.color}>
        <input
          type="color"
          aria-label="Edge Color"
          value={color}
          onChange={(event) => onColor(event.currentTarget.value)}
        />
      </label>
    </Tooltip>
  );
}
