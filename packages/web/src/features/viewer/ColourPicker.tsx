import { Tooltip } from '@mantine/core';
import styles from './Viewer.module.css';

interface Props {
  readonly colour: string;
  readonly onColour: (colour: string) => void;
}

/** The colour of uploaded edges, all of them. */
export function ColourPicker({ colour, onColour }: Props) {
  return (
    <Tooltip label="Colour of uploaded edges">
      <label className={styles.colour}>
        <input
          type="color"
          aria-label="Edge Color"
          value={colour}
          onChange={(event) => onColour(event.currentTarget.value)}
        />
        <span aria-hidden>Edge Color</span>
      </label>
    </Tooltip>
  );
}
