import { describe, expect, it } from 'vitest';
import { importFiles } from './importFiles.ts';

const rows = [
  'gene_id,name,fullname,gene_type,gene_family',
  'A1,,"Retrotransposon protein, putative",TXNFACTOR,',
  'A2,,transposable element,PROTEIN_CODING,',
  'A3,,transposon protein,TRANSPOSABLE_ELEMENT_GENE,',
  'A4,,regulator of a transposon,PROTEIN_CODING,',
];

describe('an import', () => {
  it('warns of genes that are transposons by their description and protein-coding by their type', async () => {
    const { report } = await importFiles({ 'annotation.csv': `${rows.join('\n')}\n` });
    const annotation = report.files.find(({ kind }) => kind === 'annotation');
    expect(annotation?.counts).toEqual({ coding_transposons: 2 });
  });
});
