import { inkOn } from '../parts/color.ts';
import { textWidth } from '../parts/textWidth.ts';
import { valueAt } from './cells.ts';
import { heatColor, type ColorBounds, type HeatMapPaper } from './color.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { CellText, HeatMapData, HeatMapGrid } from './types.ts';

/** Whether cells have the height of a text and the width of a short one. */
const canHaveTexts = ({ cellWidth, cellHeight }: HeatMapGrid): boolean =>
  cellWidth >= sizes.minTextCell && cellHeight >= sizes.cellText + 2 * sizes.cellTextGap;

const widthOf = ({ text }: CellText): number => textWidth(text, sizes.cellText) + 2 * sizes.cellTextGap;

/** Places the texts of the cells that have a color; none where the longest of them does not fit. */
export function placeCellTexts(
  data: HeatMapData,
  grid: HeatMapGrid,
  { bounds, paper }: { readonly bounds: ColorBounds; readonly paper: HeatMapPaper | undefined },
): CellText[] {
  const { texts } = data;
  if (!texts || !canHaveTexts(grid)) return [];
  const placed = grid.rows.flatMap((row, i) =>
    grid.columns.flatMap((column, j) => {
      const background = heatColor(valueAt(data, row, column), bounds, paper);
      const text = background === undefined ? '' : texts.at(row, column);
      if (background === undefined || text === '') return [];
      const x = grid.x + (j + 0.5) * grid.cellWidth;
      const y = grid.y + (i + 0.5) * grid.cellHeight + sizes.cellText * 0.36;
      return [{ text, x, y, color: inkOn(background) }];
    }),
  );
  return placed.every((text) => widthOf(text) <= grid.cellWidth) ? placed : [];
}
