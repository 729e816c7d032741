import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { DownloadMenu, type DownloadItem } from './DownloadMenu.tsx';
import { saveFigure, type FigureFormat } from './figureFile.ts';
import { printedHeatMap } from './InteractiveHeatMap.tsx';

interface Props {
  /** Name of the figure's files, without ending. */
  readonly name: string;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly table: DownloadItem;
  /** Items after the figure. */
  readonly more?: readonly DownloadItem[];
}

/** The menu that saves a table and its heat map. */
export function HeatMapSaveMenu({ name, map, options, table, more = [] }: Props) {
  const saveMap = (format: FigureFormat) => void saveFigure(name, printedHeatMap(map, options), format);
  return (
    <DownloadMenu
      label="Save"
      items={[
        table,
        { name: 'Heat map with legend', detail: 'svg', file: `${name}.svg`, make: () => saveMap('svg') },
        { name: 'Picture, 300 dpi', detail: 'png', file: `${name}.png`, make: () => saveMap('png') },
        ...more,
      ]}
    />
  );
}
