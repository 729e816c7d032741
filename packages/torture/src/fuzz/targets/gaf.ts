import type { GoAnnotations } from '@trellis/core/dataset';
import { annotationRows, gafRows } from '../../../../store/src/export/knowledgeTables.ts';
import { AnnotationCollector } from '../../../../store/src/import/goAnnotations.ts';
import { readOntology } from '../../../../store/src/import/ontology.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, miniIndex, requireSoundWith } from './mini.ts';
import { slim, soundOntology } from './obo.ts';

const { ontology } = await readOntology(inputFile('sound.obo', soundOntology), slim);

const line = (...cells: readonly string[]): string => `${cells.join('\t')}\n`;

/** GO annotations, as GAF or in two columns: what is read is sound, and the same after it is written. */
export const gaf: Target = {
  name: 'gaf',
  tokens: [
    ...[
      '\t',
      '!',
      '!gaf-version: 2.2\n',
      '!gaf-version: 2.1\n',
      'GO:0000001',
      'GO:0000002',
      'GO:0000003',
      'GO:0000004',
    ],
    ...['AT1G00010', 'at1g00040', 'NOT|', 'IEA', 'IDA', 'ND', 'gene_id\tgo_id\n', '|', 'ALF', '\r\n'],
    line(
      'TAIR',
      'AT1G00010',
      'ALF',
      '',
      'GO:0000002',
      'PMID:1',
      'IEA',
      '',
      'P',
      '',
      '',
      'protein',
      'taxon:3702',
      '1',
      'TAIR',
    ),
  ],
  seeds: [
    `!gaf-version: 2.2\n${line('TAIR', 'x', 'AT1G00040', '', 'GO:0000001', 'TAIR:1', 'IDA', '', 'P', '', 'AT1G00050|y', 'protein', 'taxon:3702', '20200101', 'TAIR')}`,
    line('TAIR', 'AT1G00010', 'ALF', 'NOT|part_of', 'GO:0000003', '', 'IEA', '', 'P', '', '', '', '', '', '', '', ''),
    'gene_id\tgo_id\nAT1G00060\tGO:0000002\nAT1G00080\tGO:0000004\n',
  ],
  async run(bytes) {
    const name = Buffer.from(bytes).toString('latin1').startsWith('gene_id') ? 'go.tsv' : 'go.gaf';
    const annotations = await read([[name, bytes]]);
    requireSoundWith({ go: { ontology, annotations } });
    const go = { ontology, annotations };
    const texts = [
      ['again.gaf', [...gafRows(go, mini.genes)].join('')],
      ['again.tsv', [...annotationRows(go, mini.genes)].join('')],
    ] as const;
    requireSame('written annotations', annotations, await read(texts));
  },
};

async function read(files: readonly (readonly [string, string | Uint8Array])[]): Promise<GoAnnotations> {
  const collector = new AnnotationCollector(ontology, miniIndex, mini.genes.length);
  for (const [name, content] of files) await collector.addFile(inputFile(name, content));
  return collector.finish();
}
