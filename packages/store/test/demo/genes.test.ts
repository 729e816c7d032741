import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';

/** Example factors of each edition, with the symbol they are known by. */
const examples = {
  arabidopsis: { AT4G24020: 'NLP7', AT5G65210: 'TGA1', AT2G46830: 'CCA1' },
  maize: { Zm00001d020430: 'ra1', Zm00001d026147: 'r1' },
  rice: { LOC_Os01g64020: 'OsLG2' },
};

const idForms = {
  arabidopsis: /^AT[1-5]G\d{5}$/,
  maize: /^Zm00001d\d{6}$/,
  rice: /^LOC_Os(0[1-9]|1[0-2])g\d{5}$/,
};

describe.each(['arabidopsis', 'maize', 'rice'] as const)('the genes of the %s demo', (edition) => {
  const { genes, analyses } = smallDemo(edition);

  it('have ids of the form that the plant has', () => {
    for (const { id } of genes) expect(id).toMatch(idForms[edition]);
  });

  it('count the example factors among them, each with data and a symbol of its own', () => {
    for (const [id, symbol] of Object.entries(examples[edition])) {
      expect(genes.filter((gene) => gene.name === symbol).map((gene) => gene.id)).toEqual([id]);
      expect(analyses.some(({ tf }) => genes[tf].id === id)).toBe(true);
    }
  });
});
