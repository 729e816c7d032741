import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { CutoffHandle } from './CutoffHandle.tsx';
import { CutoffLine } from './CutoffLine.tsx';
import { RecallAxes } from './RecallAxes.tsx';
import { RecallLegend } from './RecallLegend.tsx';
import { placePoint } from './curves.ts';
import { recallAt } from './pointer.ts';
import { recallSizes } from './sizes.ts';
import { lineStyles, recallColors } from './style.ts';
import type { PlacedFact, PrecisionRecallLayout } from './types.ts';

interface Props {
  readonly layout: PrecisionRecallLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
  /** A point of the curve to mark. */
  readonly active?: { readonly recall: number; readonly precision: number };
  /** Called with the recall under the pointer, and with undefined when the pointer leaves. */
  readonly onPoint?: (recall: number | undefined) => void;
  /** Called with the new precision, a multiple of 0.01, when the cutoff is dragged or moved with the keyboard. */
  readonly onCutoff?: (precision: number) => void;
}

/** A precision-recall curve with the band of shuffled networks and a list of facts. */
export function PrecisionRecall({ layout, theme, label, active, onPoint, onCutoff }: Props) {
  const { plot, band, curve, cutoff } = layout;
  const marked = active && placePoint(active.recall, active.precision, plot);
  return (
    <FigureFrame
      size={layout}
      theme={theme}
      label={label}
      interactive={onCutoff !== undefined}
      onPointerLeave={onPoint && (() => onPoint(undefined))}
    >
      <FigureTitle lines={layout.title} theme={theme} />
      <Facts facts={layout.facts} theme={theme} />
      <RecallAxes layout={layout} theme={theme} />
      {band && <path d={band} fill={theme.quiet} fillOpacity={0.25} />}
      {curve && <path d={curve} {...lineStyles.curve} />}
      {cutoff && <CutoffLine cutoff={cutoff} plot={plot} theme={theme} />}
      {marked && <circle cx={marked.x} cy={marked.y} r={4} fill={recallColors.curve} stroke={theme.paper} />}
      <RecallLegend legend={layout.legend} theme={theme} />
      {onPoint && <rect {...plot} fill="transparent" onPointerMove={(event) => onPoint(recallAt(event))} />}
      {cutoff && onCutoff && <CutoffHandle cutoff={cutoff} plot={plot} onCutoff={onCutoff} />}
    </FigureFrame>
  );
}

function Facts({ facts, theme }: { readonly facts: readonly PlacedFact[]; readonly theme: FigureTheme }) {
  return (
    <g fontSize={recallSizes.factText} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {facts.flatMap(({ label, value }, index) => [
        <text key={`label ${index}`} x={label.x} y={label.y} fill={theme.quiet}>
          {label.text}
        </text>,
        <text key={`value ${index}`} x={value.x} y={value.y} fill={theme.ink} fontWeight={500} textAnchor="end">
          {value.text}
        </text>,
      ])}
    </g>
  );
}
