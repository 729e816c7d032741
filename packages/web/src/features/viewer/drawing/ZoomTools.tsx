import { ActionIcon, Tooltip } from '@mantine/core';
import { BoxSelect, Minus, Plus } from '../../../ui/toolIcons.tsx';
import styles from './GraphCanvas.module.css';

interface Props {
  readonly zoom: number;
  /** Whether a drag selects instead of moving the view. */
  readonly boxing: boolean;
  readonly onBoxing: (boxing: boolean) => void;
  readonly onZoom: (factor: number) => void;
}

const zoomFactor = 1.25;

/** Buttons that zoom, the zoom in percent, and a switch for selecting with a box. */
export function ZoomTools({ zoom, boxing, onBoxing, onZoom }: Props) {
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <Tooltip label="Select with a box (or hold Shift and drag)">
        <ActionIcon
          variant={boxing ? 'filled' : 'default'}
          size={32}
          aria-label="Select with a box"
          aria-pressed={boxing}
          onClick={() => onBoxing(!boxing)}
        >
          <BoxSelect />
        </ActionIcon>
      </Tooltip>
      <ActionIcon variant="default" size={32} aria-label="Zoom out" onClick={() => onZoom(1 / zoomFactor)}>
        <Minus />
      </ActionIcon>
      <output className={styles.percent} aria-label="Zoom of the network">
        {zoom < 0.1 ? (zoom * 100).toFixed(1) : Math.round(zoom * 100)} %
      </output>
      <ActionIcon variant="default" size={32} aria-label="Zoom in" onClick={() => onZoom(zoomFactor)}>
        <Plus />
      </ActionIcon>
    </div>
  );
}
