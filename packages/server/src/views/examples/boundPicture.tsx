import { countOf, formatCount } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { formatPValue } from '@trellis/core/stats';
import { compareTargets } from '@trellis/engine/views/bound/compare';
import { foldInterval } from '@trellis/core/views';
import { edgeColors, figureFont, type FigureTheme } from '@trellis/figures';
import { testedSets } from '@trellis/engine';
import { headingOf } from '@trellis/engine/names';
import type { Canvas, Drawing } from './picture.ts';
import { rendered } from './render.tsx';

type Row = ReturnType<typeof compareTargets>['rows'][number];

/** Places in pixels. */
const sizes = { margin: 12, bound: 40, regulated: 112, bar: 32, height: 214, mark: 250 } as const;

/**
 * Draws the genes that the first TF binds and those that it regulates as two bars, which overlap where they have genes in
 * common. Marks: the common genes, and the number expected by chance.
 */
export function boundPicture(result: Result): (canvas: Canvas) => Drawing {
  const { rows, population } = compareTargets(result, { model: 'both', ...testedSets });
  return (canvas) => drawRow(rows[0], population, canvas);
}

function drawRow(row: Row, population: number, { width, theme }: Canvas): Drawing {
  const layout = layoutBars(row, width, population);
  const label = `${row.symbol || row.tf} binds ${countOf(layout.bound, 'gene')}, regulates ${formatCount(layout.regulated)}, and does both with ${formatCount(layout.both)}`;
  const { from, to } = layout.common;
  return rendered(<BoundBars layout={layout} theme={theme} label={label} />, { width, height: sizes.height }, [
    { x: (from + to) / 2, y: (sizes.bound + sizes.bar + sizes.regulated) / 2 },
    { x: sizes.mark, y: sizes.height - 36 },
  ]);
}

interface Segment {
  readonly x: number;
  readonly width: number;
  readonly color: string;
  readonly opacity: number;
}

interface BarsLayout {
  readonly width: number;
  readonly bound: number;
  readonly regulated: number;
  readonly both: number;
  readonly boundBar: Segment;
  readonly segments: readonly Segment[];
  /** The common genes. */
  readonly common: { readonly from: number; readonly to: number };
  readonly test: string;
}

const sum = ({ induced, repressed, other }: Row['both']): number => induced + repressed + other;

/** Scales both bars to the width: the bound genes from the left, the regulated ones to the right. */
function layoutBars(row: Row, width: number, population: number): BarsLayout {
  const both = sum(row.both);
  const [bound, regulated] = [row.bound + both, sum(row.regulated) + both];
  const scale = (width - 2 * sizes.margin) / (bound + regulated - both);
  let x: number = sizes.margin + row.bound * scale;
  const parts = (counts: Row['both'], opacity: number): Segment[] =>
    (
      [
        ['induced', edgeColors.INDUCED],
        ['repressed', edgeColors.REPRESSED],
        ['other', edgeColors.EXPRESSION],
      ] as const
    ).map(([key, color]) => {
      const segment = { x, width: counts[key] * scale, color, opacity };
      x += segment.width;
      return segment;
    });
  const segments = [...parts(row.both, 1), ...parts(row.regulated, 0.45)];
  const from = sizes.margin + row.bound * scale;
  return {
    width,
    bound,
    regulated,
    both,
    boundBar: { x: sizes.margin, width: bound * scale, color: edgeColors.BOUND, opacity: 1 },
    segments: segments.filter((segment) => segment.width > 0),
    common: { from, to: from + both * scale },
    test: testText(row, both, population),
  };
}

/** The expected number, fold and p-value, hub-corrected where the degrees of genes have a model. */
function testText(row: Row, both: number, population: number): string {
  const statistics = row.degrees ?? row;
  const sizes = [row.bound, sum(row.regulated)].map((one) => one + both);
  const [low, high] = foldInterval(both, Math.min(...sizes), statistics.expected).map((end) => end.toFixed(2));
  const fold = statistics.fold === null ? '' : `, fold ${statistics.fold.toFixed(2)} (${low} to ${high})`;
  const how = row.degrees ? ', hub-corrected' : '';
  return `${formatCount(Math.round(statistics.expected))} expected of ${formatCount(population)} genes${fold}, p = ${formatPValue(statistics.pLog10)}${how}`;
}

function BoundBars({
  layout,
  theme,
  label,
}: {
  readonly layout: BarsLayout;
  readonly theme: FigureTheme;
  readonly label: string;
}) {
  const { width, common } = layout;
  const bottom = sizes.regulated + sizes.bar;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={sizes.height}
      viewBox={`0 0 ${width} ${sizes.height}`}
      role="img"
      aria-label={label}
      fontFamily={figureFont}
      fontSize={13}
      fill={theme.ink}
    >
      <rect width={width} height={sizes.height} fill={theme.paper} />
      <text x={sizes.margin} y={sizes.bound - 10}>
        Bound: {countOf(layout.bound, 'gene')}
      </text>
      <Bar segment={layout.boundBar} y={sizes.bound} />
      <path
        d={`M${common.from} ${sizes.bound + sizes.bar}V${sizes.regulated}M${common.to} ${sizes.bound + sizes.bar}V${sizes.regulated}`}
        stroke={theme.quiet}
        strokeDasharray="3 3"
      />
      {layout.segments.map((segment) => (
        <Bar key={segment.x} segment={segment} y={sizes.regulated} />
      ))}
      <text x={width - sizes.margin} y={bottom + 18} textAnchor="end">
        Regulated: {countOf(layout.regulated, 'gene')}
      </text>
      <text x={sizes.margin} y={bottom + 42} fontWeight={600}>
        {headingOf('bound')}: {countOf(layout.both, 'gene')}
      </text>
      <text x={sizes.margin} y={bottom + 60} fill={theme.quiet} fontSize={12}>
        {layout.test}
      </text>
    </svg>
  );
}

const Bar = ({ segment: { x, width, color, opacity }, y }: { readonly segment: Segment; readonly y: number }) => (
  <rect x={x} y={y} width={width} height={sizes.bar} fill={color} fillOpacity={opacity} />
);
