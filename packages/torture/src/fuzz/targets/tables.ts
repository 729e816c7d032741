import { valueOf } from '@trellis/core';
import { annotationText, aliasesText, motifTexts } from '../../../../store/src/export/tables.ts';
import { familiesText } from '../../../../store/src/export/knowledgeTables.ts';
import { motifSourceText, regulatorBenchmarkText } from '../../../../store/src/export/tables.ts';
import { readAliases, sortAliases } from '../../../../store/src/import/aliases.ts';
import { readAnnotation } from '../../../../store/src/import/annotation.ts';
import { readClusterInfo } from '../../../../store/src/import/clusterInfo.ts';
import { readLabel } from '../../../../store/src/import/datasetFile.ts';
import { readDocument } from '../../../../store/src/import/documents.ts';
import { readMotifTable } from '../../../../store/src/import/motifs.ts';
import { readMotifSource } from '../../../../store/src/import/motifSource.ts';
import { readRegulatorBenchmark } from '../../../../store/src/import/regulatorBenchmark.ts';
import { readTfFamilies } from '../../../../store/src/import/tfFamilies.ts';
import type { SourceFile } from '../../../../store/src/import/badFile.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, miniIndex, requireSoundWith } from './mini.ts';

/** Reads a file of an import, and checks what was read; by the name of the file. */
const readers: Readonly<Record<string, (file: SourceFile) => Promise<void>>> = {
  async 'annotation.csv'(file) {
    const { genes } = await readAnnotation(file);
    requireSoundWith({ ...withoutGenes, genes });
    requireSame(
      'a written annotation',
      genes,
      (await readAnnotation(inputFile('a.csv', annotationText(genes)))).genes,
    );
  },
  async 'aliases.csv'(file) {
    const aliases = sortAliases((await readAliases(file, miniIndex)).aliases);
    requireSoundWith({ aliases });
    const text = aliasesText({ ...mini, aliases });
    requireSame('written aliases', aliases, (await readAliases(inputFile('a.csv', text), miniIndex)).aliases);
  },
  async 'motifs.csv'(file) {
    const read = async (each: SourceFile) => (await readMotifTable(each, miniIndex, () => undefined)).columns;
    const columns = await read(file);
    requireSoundWith({ motifs: { cluster: columns, individual: [] } });
    const text = [...motifTexts(columns, mini.genes)].join('');
    requireSame('written motifs', columns, await read(inputFile('m.csv', text)));
  },
  async 'tf_families.tsv'(file) {
    const read = (each: SourceFile) => readTfFamilies(each, miniIndex, mini.genes.length);
    const { tfFamilies } = await read(file);
    if (!tfFamilies) return;
    requireSoundWith({ tfFamilies });
    const again = await read(inputFile('f.tsv', familiesText(tfFamilies, mini)));
    requireSame('written TF families', tfFamilies, again.tfFamilies);
  },
  async 'cluster_info.csv'(file) {
    requireSoundWith({ clusterInfo: (await readClusterInfo(file)).clusterInfo });
  },
  async 'motifs.txt'(file) {
    const { source } = await readMotifSource(file);
    requireSoundWith({ motifSources: { cluster: source, individual: [] } });
    if (source.length === 0) return;
    requireSame(
      'a written source',
      source,
      (await readMotifSource(inputFile('m.txt', motifSourceText(source)))).source,
    );
  },
  async 'regulator_benchmark.tsv'(file) {
    const read = (each: SourceFile) => readRegulatorBenchmark(each, miniIndex, mini.lists);
    const { pairs } = await read(file);
    requireSoundWith({ regulatorBenchmark: pairs });
    const text = regulatorBenchmarkText({ ...mini, regulatorBenchmark: pairs });
    requireSame('a written benchmark', pairs, (await read(inputFile('b.tsv', text))).pairs);
  },
  async 'dataset.json'(file) {
    requireSoundWith({ label: await readLabel(file) });
  },
  async 'list.txt'(file) {
    requireSoundWith({ lists: [(await readDocument(file, 'gene list')).document], provenance: [] });
  },
  async 'network.txt'(file) {
    requireSoundWith({ networks: [(await readDocument(file, 'target network')).document], provenance: [] });
  },
};

/** No part that names genes by their places. */
const withoutGenes = {
  ...{ aliases: [], analyses: [], edgeTypes: [], provenance: [], orthologs: [] },
  ...{ motifs: { cluster: [], individual: [] }, go: null, tfFamilies: null, regulatorBenchmark: [] },
} as const;

const names = Object.keys(readers);

/** The other files of an import; the first line of an input is the name of the file. */
export const tables: Target = {
  name: 'tables',
  tokens: [
    ...names.map((name) => `${name}\n`),
    ...['gene_id,name,fullname,gene_type,gene_family\n', 'alias,gene_id\n', 'gene_id\tfamily\n'],
    ...[
      'AT1G00010',
      'at1g00020',
      'promoter',
      '"',
      '""',
      ',',
      '\t',
      '#',
      '1e3',
      '-1',
      '4294967296',
      '{"label":"x"}',
      '\r',
    ],
  ],
  seeds: [
    'annotation.csv\n# x\ngene_id,name,fullname,gene_type,gene_family\nAT1,A,"a, b",PROTEIN_CODING,MYB\nat2,,,,\n',
    'aliases.csv\nalias,gene_id\n"A, 1",AT1G00010\nB,AT1G00020\n',
    'motifs.csv\nAT1G00010,promoter,m1,2\nAT1G00020,promoter,m1,0\n',
    'tf_families.tsv\ngene_id\tfamily\nAT1G00010\tMYB\nAT1G00020\tbZIP\n',
    'cluster_info.csv\ncluster,motif\nc1,"a, b"\n',
    'dataset.json\n{"label":"a label"}\n',
    'list.txt\n>a\nAT1G00010\n',
    'network.txt\nAT1G00010 AT1G00020 0.5\n',
    'motifs.txt\nHit_Type: DAP event\n*Note: a\n',
    'regulator_benchmark.tsv\nlist\tstimulus\ttf\nlist\tlight\tAT1G00010\n',
  ],
  async run(bytes) {
    const end = bytes.indexOf(10);
    const name = Buffer.from(bytes.subarray(0, Math.max(0, end))).toString('latin1');
    const read = valueOf(readers, name);
    if (read) await read(inputFile(name, bytes.subarray(end + 1)));
  },
};
