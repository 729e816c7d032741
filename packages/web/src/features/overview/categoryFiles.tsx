import { CategoryBars, layoutCategoryBars, layoutPie, Pie, printTheme, type PieSlice } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFigure, type FigureFormat } from '../../ui/figureFile.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { categoryName, hasBars } from './category.ts';

/** The content of the chart of a category. */
export interface CategoryFigure {
  readonly slices: readonly PieSlice[];
  readonly category: string;
  readonly title: string;
}

/** Size of a saved figure in pixels: two columns of a journal page. */
const size = { width: 720, height: 440 };

/** Maximum number of bars in a file: about one page. */
const maxBars = 60;

/** Saves the chart with its title on a white background; rejects when the browser cannot draw a PNG. */
export function saveCategoryFigure({ slices, title }: CategoryFigure, format: FigureFormat): Promise<void> {
  const bars = { width: size.width, title, maxBars };
  const figure = hasBars(slices) ? (
    <CategoryBars layout={layoutCategoryBars(slices, bars)} theme={printTheme} label={title} />
  ) : (
    <Pie layout={layoutPie(slices, { ...size, title })} theme={printTheme} label={title} />
  );
  return saveFigure('category', figure, format);
}

/** Saves the values of the category with their numbers of analyses. */
export function saveCategoryCsv({ slices, category }: CategoryFigure): void {
  const rows = [[categoryName(category), 'analyses'], ...slices.map(({ label, count }) => [label, count])];
  saveFile('category.csv', new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}
