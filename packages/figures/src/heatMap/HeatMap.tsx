import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { HeatMapScale } from './HeatMapScale.tsx';
import { HeatMapTableText } from './HeatMapTableText.tsx';
import { PointedCells } from './PointedCells.tsx';
import { heatMapSizes as sizes } from './sizes.ts';
import type { CellText, HeatMapArea, HeatMapCell, HeatMapGrid, HeatMapLayout, PlacedLabels } from './types.ts';

interface Props {
  readonly layout: HeatMapLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
  /** Unique on the page. */
  readonly id: string;
  /** The cell to highlight. */
  readonly active?: HeatMapCell;
  /** Called with the cell under the pointer or reached with the arrow keys, and with undefined when the pointer leaves. */
  readonly onCell?: (cell: HeatMapCell | undefined) => void;
  /** The rectangle to highlight. */
  readonly area?: HeatMapArea;
  /** Makes areas choosable; see `PointedCells`. */
  readonly onArea?: (area: HeatMapArea | undefined) => void;
  readonly onAreaEnd?: () => void;
}

/** A heat map, optionally with trees over its rows and columns. */
export function HeatMap({ layout, theme, label, id, active, area, onCell, onArea, onAreaEnd }: Props) {
  const { grid, cells, rowLabels, columnLabels } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label} interactive={onCell !== undefined}>
      <FigureTitle lines={layout.title} theme={theme} />
      <HeatMapScale scale={layout.scale} theme={theme} id={id} />
      <path d={layout.rowTree + layout.columnTree} fill="none" stroke={theme.quiet} strokeWidth={treeStroke(grid)} />
      <rect
        x={grid.x}
        y={grid.y}
        width={grid.columns.length * grid.cellWidth}
        height={grid.rows.length * grid.cellHeight}
        fill={theme.line}
        fillOpacity={0.5}
      />
      <g shapeRendering="crispEdges">
        {cells.map(({ color, path }) => (
          <path key={color} d={path} fill={color} />
        ))}
      </g>
      {layout.cellTexts.length > 0 && <CellTexts texts={layout.cellTexts} />}
      <Labels placed={rowLabels} anchor="start" active={active?.row} theme={theme} />
      <Labels
        placed={columnLabels}
        anchor={columnLabels.turned ? 'end' : 'middle'}
        active={active?.column}
        theme={theme}
      />
      {layout.message && (
        <text x={layout.message.x} y={layout.message.y} fontSize={sizes.labelText} fill={theme.quiet}>
          {layout.message.text}
        </text>
      )}
      <AxisTitles layout={layout} theme={theme} />
      {layout.table && <HeatMapTableText table={layout.table} theme={theme} />}
      {onCell && (
        <PointedCells
          grid={grid}
          theme={theme}
          label={label}
          active={active}
          area={area}
          onCell={onCell}
          onArea={onArea}
          onAreaEnd={onAreaEnd}
        />
      )}
    </FigureFrame>
  );
}

/** Dense branches are thinner, to remain distinguishable. */
const treeStroke = ({ cellWidth, cellHeight }: HeatMapGrid): number =>
  Math.min(cellWidth, cellHeight) < 5 ? 0.5 : 1;

const CellTexts = ({ texts }: { readonly texts: readonly CellText[] }) => (
  <g fontSize={sizes.cellText} textAnchor="middle" pointerEvents="none">
    {texts.map(({ text, x, y, color }) => (
      <text key={`${x} ${y}`} x={x} y={y} fill={color}>
        {text}
      </text>
    ))}
  </g>
);

interface LabelsProps {
  readonly placed: PlacedLabels;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Index of the label to highlight. */
  readonly active: number | undefined;
  readonly theme: FigureTheme;
}

function Labels({ placed: { size, turned, labels }, anchor, active, theme }: LabelsProps) {
  return (
    <g fontSize={size} textAnchor={anchor} fill={theme.ink}>
      {labels.map(({ index, lines }) =>
        lines.map(({ text, full, x, y }, line) => (
          <text
            key={`${index} ${line}`}
            x={x}
            y={y}
            transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
            fontWeight={active === index ? 600 : undefined}
          >
            {full !== undefined && <title>{full}</title>}
            {text}
          </text>
        )),
      )}
    </g>
  );
}

function AxisTitles({ layout: { rowTitle, columnTitle }, theme }: Pick<Props, 'layout' | 'theme'>) {
  return (
    <g fontSize={sizes.labelText} textAnchor="middle" fill={theme.quiet}>
      {rowTitle && (
        <text x={rowTitle.x} y={rowTitle.y} transform={`rotate(90 ${rowTitle.x} ${rowTitle.y})`}>
          {rowTitle.text}
        </text>
      )}
      {columnTitle && (
        <text x={columnTitle.x} y={columnTitle.y}>
          {columnTitle.text}
        </text>
      )}
    </g>
  );
}
