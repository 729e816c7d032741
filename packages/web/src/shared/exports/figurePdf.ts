import italic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url';
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import semibold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { pageOf } from '@trellis/figures';
import { jsPDF } from 'jspdf';
import { svg2pdf } from 'svg2pdf.js';

interface PdfOptions {
  /** Width of the page: the columns that the figure takes in a journal. */
  readonly widthMm: number;
  /** Title of the document. */
  readonly title: string;
}

/** A figure as a document, and the size that it has in fact. */
interface FigurePdf {
  readonly bytes: ArrayBuffer;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Draws a figure as a PDF of one page: vectors, text as text in embedded fonts. Where the figure does not fit the
 * width with text of 6 points, the page is wider. The element is changed, and removed from where it is.
 */
export async function figurePdf(svg: SVGElement, { widthMm, title }: PdfOptions): Promise<FigurePdf> {
  const [width, height] = ['width', 'height'].map((name) => Number(svg.getAttribute(name)));
  const page = pageOf({ width, height, smallestText: smallestText(svg) }, widthMm);
  const pdf = new jsPDF({
    unit: 'pt',
    format: [page.width, page.height],
    orientation: page.width > page.height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title, creator: 'Trellis' });
  prepare(svg);
  const used = faces.filter(({ selector }) => svg.querySelector(selector));
  await Promise.all(used.map((face) => addFont(pdf, face)));
  await inDocument(svg, () => svg2pdf(svg, pdf, page.figure));
  for (const { styles, weight, subset } of used) {
    for (const style of styles) pdf.setFont(family, style, weight).getFont().fontName = subset;
  }
  return { bytes: pdf.output('arraybuffer'), widthMm: page.widthMm, heightMm: page.heightMm };
}

/** Size of the smallest text in pixels; infinite without text. */
function smallestText(svg: SVGElement): number {
  const sizes = Array.from(svg.querySelectorAll('text'), (text) =>
    Number.parseFloat(text.closest('[font-size]')?.getAttribute('font-size') ?? '16'),
  );
  return Math.min(Infinity, ...sizes);
}

const family = 'Inter';

/** Weight from which a text is set in the bold face. */
const boldFrom = 600;

/**
 * The faces that figures use: text, symbols of genes, titles; each is loaded for a figure with such elements. The mark before a
 * name says that the font is a subset.
 */
const faces = [
  { url: regular, selector: 'text', styles: ['normal'], weight: 400, subset: 'TRELIS+Inter-Regular' },
  { url: italic, selector: '[font-style="italic"]', styles: ['italic'], weight: 400, subset: 'TRELIS+Inter-Italic' },
  {
    url: semibold,
    selector: `[font-weight="${boldFrom}"]`,
    styles: ['normal', 'italic'],
    weight: boldFrom,
    subset: 'TRELIS+Inter-SemiBold',
  },
] as const;

/** Adds a font as a string of bytes, as jsPDF takes it; the document gets the glyphs that it shows. */
async function addFont(pdf: jsPDF, { url, styles, weight, subset }: (typeof faces)[number]): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The fonts of the figure cannot be fetched.');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  pdf.addFileToVFS(subset, Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  for (const style of styles) pdf.addFont(subset, family, style, weight);
}

/** Says with plain attributes what svg2pdf does not know: weights without a face, and outlines that are painted below their text. */
function prepare(svg: SVGElement): void {
  svg.setAttribute('font-family', family);
  for (const element of svg.querySelectorAll('[font-family]')) element.setAttribute('font-family', family);
  for (const element of svg.querySelectorAll('[font-weight]')) {
    const isBold = Number(element.getAttribute('font-weight')) >= boldFrom;
    element.setAttribute('font-weight', String(isBold ? boldFrom : 400));
  }
  for (const text of svg.querySelectorAll('[paint-order^="stroke"]')) {
    const outline = text.cloneNode(true) as SVGElement;
    outline.setAttribute('fill', 'none');
    text.before(outline);
    text.setAttribute('stroke', 'none');
  }
}

/** Puts the figure into the page while it is drawn, out of sight: texts are measured there. */
async function inDocument(svg: SVGElement, draw: () => Promise<unknown>): Promise<void> {
  const holder = document.createElement('div');
  holder.style.cssText = 'position: fixed; inset-inline-start: -100000px; visibility: hidden';
  holder.append(svg);
  document.body.append(holder);
  try {
    await draw();
  } finally {
    holder.remove();
  }
}
