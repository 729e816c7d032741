import type { AnalysisContents } from '@trellis/core/dataset';
import { metadataText } from '../../../../store/src/export/tables.ts';
import { readMetadata } from '../../../../store/src/import/metadataFile.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, miniIndex, requireSoundWith } from './mini.ts';

const analysis: AnalysisContents = mini.analyses[0];

/** Metadata of analyses: what is read is sound, and the same after it is written. */
export const metadata: Target = {
  name: 'metadata',
  tokens: [
    ...[
      'TRANSCRIPTION_FACTOR_ID: AT1G00010\n',
      'EXPERIMENT_TYPE: Binding\n',
      'EDGE_TYPE: x\n',
      '*',
      ': ',
      '\r\n',
      'NA',
    ],
    ...[
      'EXPERIMENT_DATE: ',
      '5 April 2019',
      '2019/1/7',
      '20200305',
      'April 2018',
      '31.12.99',
      'TECHNOLOGY/METHOD: x\n',
      'none',
    ],
  ],
  seeds: [
    'TRANSCRIPTION_FACTOR_ID: AT1G00010\n*EXPERIMENT_TYPE: expression\nEDGE_TYPE: up:down\nEXPERIMENT_DATE: 5 April 2019\nTECHNOLOGY/METHOD: RNA-seq\n*Tissue: root\n',
  ],
  async run(bytes) {
    const read = await readMetadata(inputFile('1_x.txt', bytes), miniIndex);
    requireSoundWith({ analyses: [{ ...analysis, ...read }] });
    const text = metadataText({ ...analysis, ...read }, mini.genes);
    requireSame('written metadata', read, await readMetadata(inputFile('1_x.txt', text), miniIndex));
  },
};
