import { layoutPie, Pie, printTheme, type PieSlice } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { pngBlob, svgBlob, svgMarkup } from '../../ui/svgFile.ts';
import { categoryName } from './category.ts';

interface Figure {
  readonly slices: readonly PieSlice[];
  readonly category: string;
  readonly title: string;
}

/** Size of a saved figure: two columns of a journal page. */
const size = { width: 720, height: 440 };

const markup = ({ slices, title }: Figure): string =>
  svgMarkup(<Pie layout={layoutPie(slices, { ...size, title })} theme={printTheme} label={title} />);

/** Saves the chart with its title, on white. */
export function saveSvg(figure: Figure): void {
  saveFile('category.svg', svgBlob(markup(figure)));
}

export async function savePng(figure: Figure): Promise<void> {
  const { interFaces } = await import('../../ui/interFaces.ts');
  saveFile('category.png', await pngBlob(markup(figure), interFaces));
}

export function saveCsv({ slices, category }: Figure): void {
  const rows = [[categoryName(category), 'analyses'], ...slices.map(({ label, count }) => [label, count])];
  saveFile('category.csv', new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}
