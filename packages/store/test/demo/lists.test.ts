import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';
import { upperTail } from './hypergeometric.ts';
import { analysesWith, codingGenes, countShared } from './universe.ts';

describe('the gene lists of the arabidopsis demo', () => {
  const data = smallDemo('arabidopsis');
  const text = (name: string) => data.lists.find((list) => list.name === name)?.text ?? '';
  const indexOf = new Map(data.genes.map((gene, index) => [gene.id, index]));

  /** Names of the lists in a file, each with its genes as indices. */
  const sections = (name: string) =>
    text(name)
      .split('>')
      .slice(1)
      .map((section) => {
        const [title, ...ids] = section.trimEnd().split('\n');
        return { title, genes: ids.map((id) => indexOf.get(id) ?? -1) };
      });

  it('hold a time series, clock genes, responsive genes and a plain list of factors', () => {
    expect(data.lists.map((list) => list.name)).toEqual([
      'Abscisic_Acid_Responsive',
      'Clock_Genes',
      'Nitrogen_by_Time',
      'Root_Transcription_Factors',
    ]);
    expect(sections('Nitrogen_by_Time').map(({ title }) => title)).toContain('120 min');
  });

  it('hold genes of the universe, each once per list', () => {
    const coding = codingGenes(data);
    for (const { genes } of data.lists.flatMap((list) => sections(list.name))) {
      expect(genes.every((gene) => coding[gene])).toBe(true);
      expect(new Set(genes).size).toBe(genes.length);
    }
  });

  it('hold more targets of NLP7 and TGA1 at every time point than chance gives', () => {
    const coding = codingGenes(data);
    const total = coding.filter(Boolean).length;
    for (const symbol of ['NLP7', 'TGA1']) {
      const analyses = analysesWith(data, 'EXPERIMENT_TYPE', /./).filter(({ tf }) => data.genes[tf].name === symbol);
      const targets = new Set(analyses.flatMap((analysis) => [...analysis.targets].filter((gene) => coding[gene])));
      for (const { genes } of sections('Nitrogen_by_Time')) {
        const found = countShared(genes, targets);
        expect(upperTail({ found, marked: targets.size, drawn: genes.length, total })).toBeLessThan(0.001);
      }
    }
  });

  it('hold factors with data in the plain list, one a line', () => {
    const withData = new Set(data.analyses.map(({ tf }) => data.genes[tf].id));
    const ids = text('Root_Transcription_Factors').trimEnd().split('\n');
    expect(ids.every((id) => withData.has(id))).toBe(true);
    expect(ids).toContain('AT4G24020');
  });
});

describe.each(['maize', 'rice'])('the gene lists of the %s demo', (edition) => {
  it('are at least four files, one of them without list names', () => {
    const { lists } = smallDemo(edition);
    expect(lists.length).toBeGreaterThanOrEqual(4);
    expect(lists.filter(({ text }) => !text.startsWith('>'))).toHaveLength(1);
  });
});
