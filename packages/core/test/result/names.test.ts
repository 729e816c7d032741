import { describe, expect, it } from 'vitest';
import { openDataset, packDataset, type Analysis } from '../../src/dataset/index.ts';
import { analysisName, columnLetter, dataHeading, methodHeading } from '../../src/result/names.ts';
import { smallContents } from '../smallContents.ts';

const whole = {
  EXPERIMENTER: 'Smith',
  DATE: '2020-03-05',
  TECHNOLOGY: 'RNAseq',
  ANALYSIS_METHOD: 'DESeq2',
  ANALYSIS_CUTOFF: 'FDR < 0.05',
};

/** An analysis with these metadata. */
function analysisWith(metadata: Readonly<Record<string, string>>): Analysis {
  const contents = smallContents({ genes: 'A B', analyses: [{ id: 7, tf: 'A', targets: 'B', metadata }] });
  return openDataset(packDataset(contents, 'v')).analyses[0];
}

const without = (...keys: (keyof typeof whole)[]): Analysis =>
  analysisWith(Object.fromEntries(Object.entries(whole).filter(([key]) => !(keys as string[]).includes(key))));

describe('the name of an analysis', () => {
  it('is made of who, when, how and by which method, and its id', () => {
    expect(analysisName(analysisWith(whole))).toBe('Smith+20200305_RNAseq_DESeq2_FDR<0.05_7');
  });

  it('leaves out what is missing, with its separator', () => {
    expect(analysisName(without('DATE', 'ANALYSIS_METHOD'))).toBe('Smith_RNAseq_FDR<0.05_7');
    expect(analysisName(without('EXPERIMENTER'))).toBe('20200305_RNAseq_DESeq2_FDR<0.05_7');
    expect(analysisName(analysisWith({}))).toBe('7');
    expect(analysisName(analysisWith({ TECHNOLOGY: '' }))).toBe('7');
  });
});

describe('the headings of an analysis', () => {
  it('say where the data come from', () => {
    expect(dataHeading(analysisWith(whole))).toBe('Data: Smith+20200305_RNAseq (ID: 7)');
    expect(dataHeading(without('EXPERIMENTER', 'DATE'))).toBe('Data: RNAseq (ID: 7)');
    expect(dataHeading(analysisWith({}))).toBe('Data: (ID: 7)');
  });

  it('say how they were analyzed, or nothing', () => {
    expect(methodHeading(analysisWith(whole))).toBe('Analysis: DESeq2_FDR<0.05');
    expect(methodHeading(without('ANALYSIS_CUTOFF'))).toBe('Analysis: DESeq2');
    expect(methodHeading(analysisWith({}))).toBe('');
  });
});

describe('letters of columns', () => {
  it('are those of spreadsheets', () => {
    const letters = [0, 1, 25, 26, 27, 51, 52, 701, 702, 16383].map(columnLetter);
    expect(letters).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD']);
  });
});
