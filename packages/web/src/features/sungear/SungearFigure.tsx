import { ActionIcon } from '@mantine/core';
import { layoutSungear, Sungear, type SungearData, type SungearPart, type SungearPress } from '@trellis/figures';
import { useMemo, useRef, useState } from 'react';
import { Fit, Minus, Plus } from '../../ui/icons.tsx';
import { pageTheme } from '../../ui/pageTheme.ts';
import { useWidth } from '../../ui/useWidth.ts';
import type { GroupSelection } from './selection.ts';
import { useZoom } from './useZoom.ts';
import styles from './SungearPanel.module.css';

interface Props {
  readonly data: SungearData;
  readonly label: string;
  readonly selection: GroupSelection;
  readonly onCircle: (group: number, press: SungearPress) => void;
  readonly onAnchor: (anchor: number, press: SungearPress) => void;
  readonly onEmpty: () => void;
}

/** Height of the rest of the page, and the smallest side of the diagram, in pixels. */
const [pageHeight, minSide] = [260, 420];

/** Largest side of the diagram that fits the window. */
const sideIn = (width: number): number => Math.min(width, Math.max(minSide, window.innerHeight - pageHeight));

/** The diagram as large as the page allows, with the group under the pointer in words. It can be zoomed and moved. */
export function SungearFigure({ data, label, selection, ...handlers }: Props) {
  const [ref, width] = useWidth();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<SungearPart>();
  const side = sideIn(width ?? minSide);
  const layout = useMemo(() => layoutSungear(data, { width: side, height: side }), [data, side]);
  const { zoom, handlers: zoomHandlers, ...steps } = useZoom(frame, side);
  return (
    <div ref={ref} className={styles.figure}>
      <div className={styles.above}>
        <p className={styles.active} aria-live="polite">
          {active?.kind === 'circle'
            ? layout.nodes[active.index]?.name
            : 'Point at a circle to read its group; click to select its genes.'}
        </p>
        <ZoomButtons {...steps} />
      </div>
      <div ref={frame} className={styles.frame} {...zoomHandlers}>
        {width !== undefined && (
          <Sungear
            layout={layout}
            theme={pageTheme}
            label={label}
            selected={selection}
            active={active}
            zoom={zoom}
            onActive={setActive}
            {...handlers}
          />
        )}
      </div>
    </div>
  );
}

interface ZoomProps {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
}

const ZoomButtons = ({ zoomIn, zoomOut, reset }: ZoomProps) => (
  <div className={styles.zoom} role="group" aria-label="Zoom">
    <ActionIcon variant="default" aria-label="Zoom in" title="Zoom in (Ctrl and wheel)" onClick={zoomIn}>
      <Plus />
    </ActionIcon>
    <ActionIcon variant="default" aria-label="Zoom out" title="Zoom out (Ctrl and wheel)" onClick={zoomOut}>
      <Minus />
    </ActionIcon>
    <ActionIcon variant="default" aria-label="Whole diagram" title="Whole diagram" onClick={reset}>
      <Fit />
    </ActionIcon>
  </div>
);
