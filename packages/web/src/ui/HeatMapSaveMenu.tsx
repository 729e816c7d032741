import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import type { DownloadItem } from './DownloadMenu.tsx';
import { FigureMenu } from './FigureMenu.tsx';
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
export const HeatMapSaveMenu = ({ name, map, options, table, more = [] }: Props) => (
  <FigureMenu
    label="Save"
    figure={{ name, draw: (width) => printedHeatMap(map, options, width) }}
    what="Heat map with legend"
    before={[table]}
    after={more}
  />
);
