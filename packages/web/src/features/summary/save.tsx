import {
  layoutSummaryBars,
  printTheme,
  SummaryBars,
  summaryTitle,
  type SummaryBar,
  type SummaryOptions,
} from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { pngBlob, svgBlob, svgMarkup } from '../../ui/svgFile.ts';
import { summaryRows } from './summaryRows.ts';

type Bars = readonly SummaryBar[];
type Options = Omit<SummaryOptions, 'width'>;

/** Width of a saved figure: two columns of a journal page. */
const width = 720;

function markup(bars: Bars, options: Options): string {
  const layout = layoutSummaryBars(bars, { ...options, width, standalone: true });
  return svgMarkup(<SummaryBars layout={layout} theme={printTheme} label={summaryTitle(bars, options.totalTfs)} />);
}

/** Saves the chart as it is filtered, with title and legend, on white. */
export function saveSvg(bars: Bars, options: Options): void {
  saveFile('summary.svg', svgBlob(markup(bars, options)));
}

export async function savePng(bars: Bars, options: Options): Promise<void> {
  const { interFaces } = await import('../../ui/interFaces.ts');
  saveFile('summary.png', await pngBlob(markup(bars, options), interFaces));
}

export function saveCsv(bars: Bars): void {
  saveFile('summary.csv', new Blob([toCsv(summaryRows(bars))], { type: 'text/csv;charset=utf-8' }));
}
