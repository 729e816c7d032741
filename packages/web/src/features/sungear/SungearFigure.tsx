import { ActionIcon } from '@mantine/core';
import {
  layoutSungear,
  Sungear,
  type SungearData,
  type SungearLayout,
  type SungearPart,
  type SungearPress,
} from '@trellis/figures';
import { useMemo, useRef, useState } from 'react';
import { Fit, Minus, Plus } from '../../ui/toolIcons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { pageTheme } from '../../shared/exports/pageFigure.ts';
import { useSteadyWidth } from '../../shared/exports/pacedWidth.ts';
import { crowdText, groupsOfAnchor } from './diagram.ts';
import type { GroupSelection } from './selection.ts';
import { StatusLine, useMaxHeight } from './DiagramFrame.tsx';
import { useZoom } from './useZoom.ts';
import styles from './SungearPanel.module.css';

interface Props {
  readonly data: SungearData;
  readonly label: string;
  readonly selection: GroupSelection;
  /** Why the last command did nothing. */
  readonly refusal: string | undefined;
  readonly onCircle: (group: number, press: SungearPress) => void;
  readonly onAnchor: (anchor: number, press: SungearPress) => void;
  readonly onEmpty: () => void;
}

/** Width until the page is measured, in pixels. */
const anyWidth = 640;

/** The diagram as large as the page allows, with the part under the pointer in words. It can be zoomed and moved. */
export function SungearFigure({ data, label, selection, refusal, ...handlers }: Props) {
  const [ref, width] = useSteadyWidth();
  const height = useMaxHeight();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<SungearPart>();
  const layout = useMemo(() => layoutSungear(data, { width: width ?? anyWidth, height }), [data, width, height]);
  const crowd = crowdText(data, layout);
  const { zoom, handlers: zoomHandlers, ...steps } = useZoom(frame, layout.center);
  return (
    <div ref={ref} className={styles.figure}>
      {crowd !== undefined && <p>{crowd}</p>}
      <div className={styles.above}>
        <StatusLine
          refusal={refusal}
          words={active && wordsOfPart(data, layout, active)}
          hint="Point at a circle to read its group; click to select its genes."
        />
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

/** A circle as its group, a corner as its analysis with its numbers of genes and groups. */
function wordsOfPart(data: SungearData, layout: SungearLayout, { kind, index }: SungearPart): string | undefined {
  if (kind === 'circle') return layout.nodes[index]?.name;
  const groups = groupsOfAnchor(data, index);
  const genes = groups.reduce((sum, group) => sum + data.nodes[group].size, 0);
  return `${layout.anchors[index]?.name}: ${countOf(genes, 'gene')} in ${countOf(groups.length, 'group')}`;
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
