import { ActionIcon, Tooltip } from '@mantine/core';
import { BoxSelect, Minus, Plus } from '../../../ui/icons';
import styles from './GraphCanvas.module.css';

interface Props {
  readonly zoom: number;
  readonly boxing: boolean;
  readonly onBoxing: (boxing: boolean) => void;
  readonly onZoom: (factor: number) => void;
}

/** How near the network is, larger and smaller, and a switch that lets a drag select. */
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
      <ActionIcon variant="default" size={32} aria-label="Zoom out" onClick={() => onZoom(1 / 1.25)}>
        <Minus />
      </ActionIcon>
      <output className={styles.percent} aria-label="Zoom of the network">
        {zoom < 0.1 ? (zoom * 100).toFixed(1) : Math.round(zoom * 100)} %
      </output>
      <ActionIcon variant="default" size={32} aria-label="Zoom in" onClick={() => onZoom(1.25)}>
        <Plus />
      </ActionIcon>
    </div>
  );
}
