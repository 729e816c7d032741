import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { CutoffHandle } from './CutoffHandle.tsx';
import { RecallAxes } from './RecallAxes.tsx';
import { placePoint } from './curves.ts';
import { recallAt } from './pointer.ts';
import { recallSizes, recallSizes as sizes } from './sizes.ts';
import type {
  PlacedFact,
  PrecisionRecallLayout,
  PlacedCutoff,
  RecallPlot,
  CurveKind,
  RecallLegendEntry,
} from './types.ts';

/** Green and red with a contrast of 4:1 on both light and dark paper; the band uses the theme's quiet color. */
const recallColors = { curve: '#2a8f5b', cutoff: '#d64533' } as const;

/** The cutoff is dashed, to differ from the curve without color too. */
const cutoffDashes = '6 4';

/** Line styles in the plot and in the legend. */
const lineStyles: Readonly<Record<Exclude<CurveKind, 'band'>, object>> = {
  curve: { stroke: recallColors.curve, strokeWidth: 2, fill: 'none', strokeLinejoin: 'round' },
  cutoff: { stroke: recallColors.cutoff, strokeWidth: 1.5, strokeDasharray: cutoffDashes },
};

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

interface CutoffLineProps {
  readonly cutoff: PlacedCutoff;
  readonly plot: RecallPlot;
  readonly theme: FigureTheme;
}

/** The dashed line of the precision cutoff, its value and the last prediction kept. */
function CutoffLine({ cutoff: { y, label, point }, plot, theme }: CutoffLineProps) {
  return (
    <g>
      <path d={`M${plot.x} ${y}h${plot.width}`} {...lineStyles.cutoff} />
      <text
        x={label.x}
        y={label.y}
        textAnchor="end"
        fontSize={recallSizes.tickText}
        fill={theme.ink}
        stroke={theme.paper}
        strokeWidth={3}
        paintOrder="stroke"
      >
        {label.text}
      </text>
      {point && (
        <circle cx={point.x} cy={point.y} r={5} fill={recallColors.cutoff} stroke={theme.paper} strokeWidth={1.5} />
      )}
    </g>
  );
}

interface RecallLegendProps {
  readonly legend: readonly RecallLegendEntry[];
  readonly theme: FigureTheme;
}

function RecallLegend({ legend, theme }: RecallLegendProps) {
  return (
    <g fontSize={sizes.legendText} fill={theme.ink}>
      {legend.map(({ kind, text, x, y }) => (
        <g key={kind}>
          <Sample kind={kind} x={x - sizes.sample - sizes.sampleGap} y={y - 4} theme={theme} />
          <text x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface SampleProps {
  readonly kind: CurveKind;
  readonly x: number;
  readonly y: number;
  readonly theme: FigureTheme;
}

function Sample({ kind, x, y, theme }: SampleProps) {
  if (kind === 'band') {
    return <rect x={x} y={y - 5} width={sizes.sample} height={10} fill={theme.quiet} fillOpacity={0.25} />;
  }
  return <path d={`M${x} ${y}h${sizes.sample}`} {...lineStyles[kind]} />;
}
