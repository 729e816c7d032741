import type { KeyboardEvent, PointerEvent } from 'react';
import { precisionAfter, precisionAt } from './pointer.ts';
import type { PlacedCutoff, RecallPlot } from './types.ts';

interface Props {
  readonly cutoff: PlacedCutoff;
  readonly plot: RecallPlot;
  readonly onCutoff: (precision: number) => void;
}

/** Half the height of the draggable strip. */
const reach = 8;

/** An invisible slider over the cutoff line; the invisible box before it gives the position of the plot on the screen. */
export function CutoffHandle({ cutoff: { y, precision }, plot, onCutoff }: Props) {
  const drag = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.previousElementSibling;
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onCutoff(precisionAt({ clientX: event.clientX, clientY: event.clientY, currentTarget: box }));
  };
  const press = (event: KeyboardEvent) => {
    const moved = precisionAfter(event.key, precision);
    if (moved === undefined) return;
    event.preventDefault();
    onCutoff(moved);
  };
  return (
    <g>
      <rect {...plot} fill="none" pointerEvents="none" />
      <rect
        x={plot.x}
        y={y - reach}
        width={plot.width}
        height={2 * reach}
        fill="transparent"
        style={{ cursor: 'ns-resize', touchAction: 'none' }}
        role="slider"
        tabIndex={0}
        aria-label="Precision cutoff"
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={precision}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
    </g>
  );
}
