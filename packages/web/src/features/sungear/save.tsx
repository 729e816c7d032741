import type { SungearAnswer } from '@trellis/contract';
import { layoutSungear, layoutUpSet, printTheme, Sungear, UpSet, type SungearData } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { pngBlob, svgBlob, svgMarkup } from '../../ui/svgFile.ts';
import type { Drawing } from './state.ts';

interface Picture {
  readonly data: SungearData;
  readonly drawing: Drawing;
  readonly title: string;
}

/** The whole diagram with title and legend, on white, whatever is selected. */
function markup({ data, drawing, title }: Picture): string {
  if (drawing === 'upset') {
    return svgMarkup(<UpSet layout={layoutUpSet(data, { width: 900, title })} theme={printTheme} label={title} />);
  }
  const layout = layoutSungear(data, { width: 800, height: 860, title });
  return svgMarkup(<Sungear layout={layout} theme={printTheme} label={title} />);
}

export const saveSvg = (picture: Picture): void => saveFile(`${picture.drawing}.svg`, svgBlob(markup(picture)));

export async function savePng(picture: Picture): Promise<void> {
  const { interFaces } = await import('../../ui/interFaces.ts');
  saveFile(`${picture.drawing}.png`, await pngBlob(markup(picture), interFaces));
}

export function saveGenes(genes: readonly string[]): void {
  saveFile('genes.txt', new Blob([genes.map((gene) => `${gene}\n`).join('')], { type: 'text/plain;charset=utf-8' }));
}

/** A line per group: its analyses, numbers, test and genes. */
export function saveGroups({ intersects }: SungearAnswer, { anchors, nodes }: SungearData): void {
  const rows = intersects.map(([, , genes, { p_value: p, expected, adj_p: adjusted }], i) => [
    nodes[i].members.map((member) => anchors[member].label).join('; '),
    genes.length,
    expected,
    p,
    adjusted,
    genes.join(' '),
  ]);
  const head = ['analyses', 'genes', 'expected', 'p', 'adjusted p', 'gene ids'];
  saveFile('sungear.csv', new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }));
}
