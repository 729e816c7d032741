import { layoutPie, Pie, printTheme, type PieSlice } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { pngBlob, svgBlob, svgMarkup } from '../../ui/svgFile.ts';
import { categoryName } from './category.ts';

/** The content of the chart of a category. */
export interface CategoryFigure {
  readonly slices: readonly PieSlice[];
  readonly category: string;
  readonly title: string;
}

/** Size of a saved figure in pixels: two columns of a journal page. */
const size = { width: 720, height: 440 };

const markupOf = ({ slices, title }: CategoryFigure): string =>
  svgMarkup(<Pie layout={layoutPie(slices, { ...size, title })} theme={printTheme} label={title} />);

/** Saves the chart with its title on a white background. */
export function saveCategorySvg(figure: CategoryFigure): void {
  saveFile('category.svg', svgBlob(markupOf(figure)));
}

/** As `saveCategorySvg`; rejects when the browser cannot draw the picture. */
export async function saveCategoryPng(figure: CategoryFigure): Promise<void> {
  const { interFaces } = await import('../../ui/interFaces.ts');
  saveFile('category.png', await pngBlob(markupOf(figure), interFaces));
}

/** Saves the values of the category with their numbers of analyses. */
export function saveCategoryCsv({ slices, category }: CategoryFigure): void {
  const rows = [[categoryName(category), 'analyses'], ...slices.map(({ label, count }) => [label, count])];
  saveFile('category.csv', new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}
