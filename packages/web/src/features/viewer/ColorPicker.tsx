import { Tooltip } from '@mantine/core';
import styles from './Viewer.module.css';

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
