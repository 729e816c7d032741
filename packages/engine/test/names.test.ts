import { describe, expect, it } from 'vitest';
import { headingOf, sectionOf, tabs, titleOf } from '../src/names.ts';

describe('names of views', () => {
  it('give the heading and the id of a section, to which papers link: an id never changes', () => {
    const sections = tabs.map(({ name }) => [sectionOf(name), headingOf(name), titleOf(name)]);
    expect(sections).toEqual([
      ['summary', 'Summary', 'Summary'],
      ['table', 'Table', 'Table'],
      ['metadata', 'Metadata', 'Metadata'],
      ['network', 'Network', 'Network'],
      ['target-list-enrichment', 'Target list enrichment', 'Target List Enrichment'],
      ['motif-enrichment', 'Motif enrichment', 'Motif Enrichment'],
      ['functions', 'Functions', 'Functions'],
      ['gene-set-enrichment', 'Gene set enrichment', 'Gene Set Enrichment'],
      ['sungear', 'Sungear', 'Sungear'],
      ['bound-and-regulated', 'Bound and regulated', 'Bound and Regulated'],
    ]);
  });
});
