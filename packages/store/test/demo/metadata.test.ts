import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';
import { metadataValue } from './universe.ts';

const edgeTypes = [
  ...['in planta:Bound', 'in planta:Regulated', 'in vitro:Bound:DAP', 'in vitro:Bound:ampDAP'],
  'in vitro:Regulated:TARGET',
];

const editions = ['arabidopsis', 'maize', 'rice', 'development'];

describe.each(editions)('the metadata of the %s demo', (edition) => {
  const { analyses } = smallDemo(edition);

  it('are sorted by key, without the factor and without empty values', () => {
    for (const { metadata } of analyses) {
      const keys = metadata.map((entry) => entry.key);
      expect(keys).toEqual([...new Set(keys)].sort());
      expect(keys).not.toContain('TRANSCRIPTION_FACTOR_ID');
      for (const { key, value } of metadata) expect(`${key}: ${value}`).toMatch(/^[A-Z_]+: \S.*(?<! )$/);
    }
  });

  it('say what every analysis is, who made it and when', () => {
    for (const analysis of analyses) {
      expect(edgeTypes).toContain(metadataValue(analysis, 'EDGE_TYPE'));
      expect(metadataValue(analysis, 'DATE')).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const key of ['EXPERIMENTER', 'TECHNOLOGY', 'ANALYSIS_METHOD', 'ANALYSIS_CUTOFF', 'TISSUE', 'GENOTYPE']) {
        expect(metadataValue(analysis, key)).not.toBe('');
      }
    }
  });

  it('tell binding from expression', () => {
    for (const analysis of analyses) {
      const bound = metadataValue(analysis, 'EDGE_TYPE').includes('Bound');
      expect(metadataValue(analysis, 'EXPERIMENT_TYPE')).toBe(bound ? 'Binding' : 'Expression');
    }
  });

  it('offer the same keys for filters in every analysis', () => {
    const entries = analyses.flatMap((analysis) => analysis.metadata);
    const searchable = new Set(entries.filter((entry) => entry.searchable).map((entry) => entry.key));
    expect(searchable).toContain('TECHNOLOGY');
    expect(searchable).not.toContain('DATE');
    expect(entries.every((entry) => entry.searchable === searchable.has(entry.key))).toBe(true);
  });
});
