import type { Files } from '../folders.ts';

/** A sound folder of three genes and one analysis, to be spoiled or extended by a test. */
export const smallFolder: Files = {
  'annotation.csv':
    'gene_id,name,fullname,gene_type,gene_family\nA1,TF1,,TXNFACTOR,MYB\nA2,,,PROTEIN_CODING,\nA3,,,,\n',
  'analyses/001_one.csv': 'gene_id,log2fc,pvalue\nA2,1.5,0.01\nA3,-2,0.02\n',
  'analyses/001_one.txt':
    '*TRANSCRIPTION_FACTOR_ID: A1\n*EXPERIMENT_TYPE: Expression\n*EDGE_TYPE: in planta:Regulated\n',
};
