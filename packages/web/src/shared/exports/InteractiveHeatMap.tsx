import { ActionIcon } from '@mantine/core';
import type { HeatColor } from '@trellis/core/views';
import {
  HeatMap,
  layoutHeatMap,
  windowOfArea,
  printTheme,
  type HeatMapArea,
  type HeatMapCell,
  type HeatMapData,
  type HeatMapFigureOptions,
  type HeatMapGrid,
  type HeatMapWindow,
} from '@trellis/figures';
import { useId, useMemo, type ReactElement } from 'react';
import type { DownloadItem } from './DownloadMenu.tsx';
import { FigureMenu } from './FigureMenu.tsx';
import { LetterLegend } from './LetterLegend.tsx';
import { useColorScheme } from '../../ui/colorScheme.ts';
import { Select } from '../../ui/fields.tsx';
import { countOf } from '../../ui/numbers.ts';
import { useSettledWidth } from './pacedWidth.ts';
import { pageTheme } from './pageFigure.ts';
import { Plus } from '../../ui/toolIcons.tsx';
import { useCellArea } from './useCellArea.ts';
import styles from './InteractiveHeatMap.module.css';

interface InteractiveHeatMapProps {
  readonly data: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  /** The value of a cell in one line. */
  readonly cellText: (cell: HeatMapCell) => string;
  /** Called with the cell that is clicked, or chosen with Enter. */
  readonly onPress?: (cell: HeatMapCell) => void;
  /** Called with the rows and columns of an area that is chosen. Without it no area can be chosen. */
  readonly onZoom?: (zoomed: HeatMapWindow) => void;
}

/** A heat map that fills the width and shows the value under the pointer, with its legend if it has one. */
export function InteractiveHeatMap(props: InteractiveHeatMapProps) {
  const { table } = props.data;
  if (!table) return <Figure {...props} />;
  return (
    <div className={styles.halves}>
      <Figure {...props} />
      <LetterLegend table={table} />
    </div>
  );
}

function Figure({ data, options, cellText, onPress, onZoom }: InteractiveHeatMapProps) {
  const [ref, width] = useSettledWidth();
  const id = useId();
  const paper = useColorScheme();
  const layout = useMemo(() => {
    if (width === undefined) return undefined;
    return layoutHeatMap({ ...data, table: undefined }, { ...options, title: undefined, width, paper });
  }, [data, options, width, paper]);
  const { active, area, zoomIn, onCell, figure, handlers } = useCellArea(layout?.grid, { onPress, onZoom });
  return (
    <div ref={ref} className={styles.figure}>
      <div className={styles.above}>
        <p className={styles.value} aria-live="polite">
          {layout && area ? areaText(layout.grid, area) : active ? cellText(active) : hintOf(onZoom !== undefined)}
        </p>
        {onZoom && (
          <ActionIcon
            variant="default"
            aria-label="Zoom in"
            title="Zoom in around the last cell pointed at"
            onClick={zoomIn}
          >
            <Plus />
          </ActionIcon>
        )}
      </div>
      {layout && (
        <div {...handlers}>
          <HeatMap
            layout={layout}
            theme={pageTheme}
            label={options.title ?? ''}
            id={id}
            active={active}
            onCell={onCell}
            {...figure}
          />
        </div>
      )}
    </div>
  );
}

const hintOf = (canZoom: boolean): string =>
  canZoom
    ? 'Point at a cell, or use the arrow keys, to read its value. Drag, or hold Shift with the arrow keys, to zoom in.'
    : 'Point at a cell, or use the arrow keys, to read its value.';

function areaText(grid: HeatMapGrid, area: HeatMapArea): string {
  const { rows, columns } = windowOfArea(grid, area);
  return `${countOf(rows.length, 'row')} and ${countOf(columns.length, 'column')}: release the mouse, or press Enter, to zoom in.`;
}

/** The heat map for a file, with its title and its legend as text: next to the map, or below it where a width is asked for. */
function printedHeatMap(
  data: HeatMapData,
  options: Omit<HeatMapFigureOptions, 'width'>,
  width?: number,
): ReactElement {
  const layout = layoutHeatMap(data, { ...options, width: width ?? 900, isTableBelow: width !== undefined });
  return <HeatMap layout={layout} theme={printTheme} label={options.title ?? ''} id="heat-map" />;
}

interface HeatColorSelectProps {
  readonly value: HeatColor;
  readonly onChange: (color: HeatColor) => void;
}

/** Chooses what a heat map of tests is colored by. */
export const HeatColorSelect = ({ value, onChange }: HeatColorSelectProps) => (
  <Select
    aria-label="Color by"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'fold' ? 'fold' : 'p')}
    data={[
      { value: 'p', label: 'Color by p-value' },
      { value: 'fold', label: 'Color by fold' },
    ]}
  />
);

interface HeatMapSaveMenuProps {
  /** Name of the figure's files, without ending. */
  readonly name: string;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly table: DownloadItem;
  /** Items after the figure. */
  readonly more?: readonly DownloadItem[];
}

/** The menu that saves a table and its heat map. */
export const HeatMapSaveMenu = ({ name, map, options, table, more = [] }: HeatMapSaveMenuProps) => (
  <FigureMenu
    label="Save"
    figure={{ name, draw: (width) => printedHeatMap(map, options, width) }}
    what="Heat map with legend"
    before={[table]}
    after={more}
  />
);
