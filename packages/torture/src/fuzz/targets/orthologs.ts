import { orthologRows } from '../../../../store/src/export/knowledgeTables.ts';
import { readOrthologs } from '../../../../store/src/import/orthologs.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, miniIndex, requireSoundWith } from './mini.ts';

/** Orthologs: what is read is sound, and the same after it is written. */
export const orthologs: Target = {
  name: 'orthologs',
  tokens: [
    '\t',
    'gene_id\tortholog_id\n',
    'type',
    'source',
    'AT1G00010',
    'at1g00020',
    'Zm00001d000001',
    'one2one',
    '\r\n',
  ],
  seeds: [
    'gene_id\tortholog_id\ttype\tsource\nAT1G00010\tZm00001d000001\tone2one\tx\nAT1G00010\tzm00001d000001\tmany\ty\n',
    'gene_id\tortholog_id\nAT1G00020\tZm2\n',
  ],
  async run(bytes) {
    const { orthologs: read } = await readOrthologs(inputFile('other.tsv', bytes), miniIndex);
    if (read.genes.length === 0) return;
    requireSoundWith({ orthologs: [read] });
    const text = [...orthologRows(read, mini.genes)].join('');
    requireSame('written orthologs', read, (await readOrthologs(inputFile('other.tsv', text), miniIndex)).orthologs);
  },
};
