import { describe, expect, it } from 'vitest';
import { figurePdf } from '../../../src/shared/exports/figurePdf.ts';

/** The reviewed pictures of all figures. */
const pictures = import.meta.glob('../../../../figures/test/output/*.svg', { query: '?raw', import: 'default' });

const parsed = (markup: string): SVGElement => {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const svg = holder.firstElementChild;
  if (svg instanceof SVGElement) return svg;
  throw new Error('not a figure');
};

const pdfOf = async (content: string, size = { width: 600, height: 100 }, widthMm = 180) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`;
  const { bytes, widthMm: width } = await figurePdf(parsed(svg), { widthMm, title: 'A figure' });
  return { text: new TextDecoder('latin1').decode(bytes), width };
};

it(
  'every reviewed figure is drawn at two columns, with no font that is not embedded',
  { tags: ['long'] },
  async () => {
    expect(Object.keys(pictures).length).toBeGreaterThan(30);
    for (const [name, read] of Object.entries(pictures)) {
      const { bytes, widthMm } = await figurePdf(parsed(String(await read())), { widthMm: 180, title: name });
      const text = new TextDecoder('latin1').decode(bytes);
      expect(widthMm, name).toBeLessThan(200);
      expect(text, name).not.toMatch(/\/BaseFont \/(?!TRELIS\+Inter)/);
      expect(text, name).not.toContain('/Subtype /Image');
    }
  },
);

describe('a figure as PDF', () => {
  it('has the width of two columns in points, and embeds the fonts of its texts alone', async () => {
    const pdf = await pdfOf('<text x="10" y="20" font-size="12">NLP7</text>');
    expect(pdf.text).toContain('/MediaBox [0 0 510.2');
    expect(pdf.text.match(/\/FontFile2/g)).toHaveLength(1);
    expect(pdf.width).toBe(180);
  });

  it('is wider where its text would be smaller than 6 points', async () => {
    const { width } = await pdfOf('<text x="10" y="20" font-size="8">NLP7</text>', { width: 1000, height: 100 }, 90);
    expect(width).toBe(Math.round((750 / 72) * 25.4 + 4));
  });

  it('embeds italics, and one face for bold texts of both styles', async () => {
    const pdf = await pdfOf(
      '<text x="1" y="9" font-weight="700">β<tspan font-style="italic">NLP7</tspan></text><text x="1" y="30" font-style="italic">TGA1</text>',
    );
    expect(pdf.text).toContain('/BaseFont /TRELIS+Inter-SemiBold');
    expect(pdf.text).toContain('/BaseFont /TRELIS+Inter-Italic');
    expect(pdf.text).not.toContain('Times');
  });
});
