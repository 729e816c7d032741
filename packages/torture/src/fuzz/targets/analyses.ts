import { TrellisError } from '@trellis/core';
import { analysisText } from '../../../../store/src/export/tables.ts';
import { readAnalysisData, type AnalysisData } from '../../../../store/src/import/analysisData.ts';
import { readAnyAnalysis } from '../../../../store/src/import/anyAnalysis.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, miniIndex, requireSoundWith } from './mini.ts';

const [analysis] = mini.analyses;

/** Throws unless the data are sound, and the same after they are written and read again. */
async function requireKept(data: AnalysisData): Promise<void> {
  requireSoundWith({ analyses: [{ ...analysis, ...data }] });
  const text = analysisText({ ...analysis, ...data }, mini.genes);
  requireSame('a written analysis', data, (await readAnalysisData(inputFile('a.csv', text), miniIndex)).data);
}

/** Reads an analysis of a folder, which has the layout of the import; refused as others are. */
async function readOfFolder(bytes: Uint8Array): Promise<void> {
  try {
    await requireKept((await readAnalysisData(inputFile('x.csv', bytes), miniIndex)).data);
  } catch (error) {
    if (!(error instanceof TrellisError)) throw error;
  }
}

/** Data files of analyses, as `import DIR` reads them and as `import analysis FILE` does, which takes tables of other programs too. */
export const analyses: Target = {
  name: 'analyses',
  tokens: [
    ...[
      'gene_id',
      'log2fc',
      'pvalue',
      'padj',
      'baseMean',
      'log2FoldChange',
      'FDR',
      'cluster',
      'logFC',
      'P.Value',
      'B',
    ],
    ...[',', '\t', ';', '"', '""', '#', '\r', '\r\n', '\n', '\ufeff', '\u00a0'],
    ...['AT1G00010', 'at1g00020', 'AT1G00030.1', 'ALF', 'AT1G00050', 'A///B'],
    ...['NA', '1e-5', '-0.5', 'inf', '.5', '5.', '<0.001', '1,5', '#N/A', '1e999', '-0', '1.0000001'],
  ],
  seeds: [
    'gene_id,log2fc,pvalue\nAT1G00010,1.5,0.01\nAT1G00020,-2,1e-10\nAT1G00030,inf,NA\n',
    'gene_id\nAT1G00010\nat1g00050\nAT1G00010\n',
    '"","baseMean","log2FoldChange","pvalue","padj"\n"AT1G00010",812.4,2.31,1e-30,3e-28\n"AT1G00030",33,-1.7,NA,0.01\n',
    'ID\tadj.P.Val\tP.Value\tt\tB\tlogFC\nAT1G00010\t0.01\t0.001\t5\t2\t-1.5\nAT1G00020\t0.5\t0.2\t1\t-3\t0.4\n',
    'gene;avg_logFC;p_val;cluster\nALF;1,5;0,01;1\nBET;-2;1e-5;2\n',
  ],
  async run(bytes) {
    await readOfFolder(bytes);
    await requireKept((await readAnyAnalysis(inputFile('x.csv', bytes), mini)).data);
  },
};
