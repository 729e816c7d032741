import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasExampleNames, markExampleNames } from '../guide/exampleNames.ts';
import { readGuides } from '../guide/readGuides.ts';

/** A text with its marks as `<key>`. */
const shown = (markdown: string): string =>
  markExampleNames(markdown).replaceAll('\uE000', '<').replaceAll('\uE001', '>');

describe('names in the examples of guides', () => {
  it.each([
    ['`NLP7 and TGA1`, `nlp7`, `AT4G24020.1`', '`<tf> and <secondTf>`, `<lowerTf>`, `<id>.1`'],
    ["NLP7[EDGE_TYPE = 'in planta:Bound']", "<tf>[EDGE_TYPE = '<boundEdge>']"],
    ['_in planta bound_ and in planta:Regulated', '_<place> bound_ and <place>:Regulated'],
    ['orthologs/maize.tsv of Zm00001d034341', 'orthologs/<otherEdition>.tsv of <otherId>'],
    ['NLP7 · ampDAPseq · 52, in vitro:Bound:ampDAP', '<tf> · <technology> · 52, <inVitroEdge>'],
    ['--edition arabidopsis --out nlp7_and_tga1.csv', '--edition <edition> --out <lowerTf>_and_<lowerSecondTf>.csv'],
  ])('are those of the site: %s', (markdown, marked) => {
    expect(shown(markdown)).toBe(marked);
  });

  it('are numbers for other genes, the same for the same gene', () => {
    expect(shown('AT1G00010,AT1G00040 at1g00010 "\\nAT9G99999.1"')).toBe('GENE1,GENE2 GENE1 "\\nGENE3.1"');
  });

  it('leave no species in any guide', () => {
    const texts = readGuides().flatMap(({ lead, sections }) => [lead, ...sections.map(({ html }) => html)]);
    expect(texts.some(hasExampleNames)).toBe(true);
    expect(texts.flatMap((text) => text.match(/.{30}(?:arabidopsis|in.planta|AT\dG\d).{30}/gis) ?? [])).toEqual([]);
  });

  it('leave no technology and no other species of the demo data in any guide', () => {
    const texts = readGuides().flatMap(({ lead, sections }) => [lead, ...sections.map(({ html }) => html)]);
    const found = /.{0,30}(?:\bmaize\b|\brice\b|\bplants\b|\bZm\d{5}|\b(?:amp)?DAP).{0,30}/gs;
    expect(texts.flatMap((text) => text.match(found) ?? [])).toEqual([]);
  });

  it('leave no species in the sources, apart from the demo data', () => {
    const named = readdirSync('packages', { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[a-z]+\/src\/.*\.(tsx?|mjs)$/.test(path) && !path.startsWith('store/src/demo/'))
      .filter((path) => /arabidopsis|maize|rice/i.test(readFileSync(join('packages', path), 'utf8')));
    expect(named).toEqual([]);
  });
});
