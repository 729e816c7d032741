import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { perturbationOf } from '../../src/release/index.ts';
import { smallContents } from '../smallContents.ts';

/** What the metadata of an analysis of GTL1 (AT1G33240) say about it. */
function read(metadata: Readonly<Record<string, string>>, name?: string) {
  const contents = smallContents({
    genes: 'AT1G33240/GTL1 AT1G33241',
    analyses: [{ id: 1, tf: 'AT1G33240', targets: { AT1G33241: [1, 0.01] }, metadata }],
  });
  const analyses = name === undefined ? contents.analyses : contents.analyses.map((one) => ({ ...one, name }));
  const dataset = openDataset(packDataset({ ...contents, analyses }, 'v'));
  return perturbationOf(dataset.analyses[0], dataset);
}

describe('the perturbation of a TF', () => {
  it.each([
    'GTL1 overexpression',
    '35S:GTL1',
    '35S:GTL1-GR',
    'rve8-1 RVE8::RVE8:GR',
    'pUbi::GTL1-FLAG',
    'maize ubiquitin promoter GTL1 - OX',
    'gain-of-function',
    'inducible overexpressor',
  ])('is a gain for the genotype %s', (genotype) => {
    expect(read({ GENOTYPE: genotype })).toEqual({ perturbation: 'gain', evidence: `GENOTYPE: ${genotype}` });
  });

  it.each([
    'gtl1',
    'gtl1-1',
    'gtl1 df1',
    'at1g33240',
    'loss-of-function gtl1',
    'CRISPR lof mutant',
    'GTL1-RNAi',
    'T-DNA insertion',
    'double mutant',
    'knock-out',
  ])('is a loss for the genotype %s', (genotype) => {
    expect(read({ GENOTYPE: genotype })).toEqual({ perturbation: 'loss', evidence: `GENOTYPE: ${genotype}` });
  });

  it.each(['Col-0', 'wild type', 'GTL1', 'tga1', 'xgtl1', ''])('is not known for the genotype "%s"', (genotype) => {
    expect(read({ GENOTYPE: genotype })).toEqual({ perturbation: undefined, evidence: '' });
  });

  it('is a gain in the TARGET assay, in which the TF is switched on in cells', () => {
    expect(read({ EDGE_TYPE: 'Cells:Regulated:TARGET', GENOTYPE: 'Col-0' }).perturbation).toBe('gain');
  });

  it('is not known where both are said', () => {
    const evidence = 'EXPRESSION_TYPE: Overexpression; GENOTYPE: gtl1';
    expect(read({ EXPRESSION_TYPE: 'Overexpression', GENOTYPE: 'gtl1' })).toEqual({
      perturbation: undefined,
      evidence,
    });
  });

  it('is read from the name of the files only where no metadata say it', () => {
    expect(read({}, 'GTL1_lof_DESeq2')).toEqual({ perturbation: 'loss', evidence: 'NAME: GTL1_lof_DESeq2' });
    expect(read({ GENOTYPE: '35S:GTL1' }, 'GTL1_lof').perturbation).toBe('gain');
  });

  it('is what the key PERTURBATION states, whatever else is said', () => {
    expect(read({ PERTURBATION: 'Gain', GENOTYPE: 'gtl1' })).toEqual({
      perturbation: 'gain',
      evidence: 'PERTURBATION: gain',
    });
    expect(read({ PERTURBATION: 'something', GENOTYPE: 'gtl1' }).perturbation).toBe('loss');
  });
});
