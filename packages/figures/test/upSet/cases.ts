import type { SungearData, UpSetOptions } from '../../src/index.ts';
import { diagram, manySets } from '../sungear/cases.ts';

export interface UpSetCase {
  readonly name: string;
  readonly data: SungearData;
  readonly options: UpSetOptions;
}

const three = diagram(
  ['AT4G24020 NLP7 22', 'AT5G65210 TGA1 7', 'AT1G01060 LHY 31'],
  [
    [[0], 1200, 1100, 0.3],
    [[1], 300, 420, 1e-12],
    [[2], 90, 95, 1],
    [[0, 1], 240, 120, 1e-20],
    [[0, 2], 60, 58, 1],
    [[1, 2], 4, 12, 0.01],
    [[0, 1, 2], 25, 6, 1e-7],
  ],
);

/** Every picture of the UpSet plot that is kept for review; the gallery shows the same list. */
export const upSetCases: readonly UpSetCase[] = [
  { name: 'upset-three', data: three, options: { width: 720, title: 'Genes that NLP7, TGA1 and LHY share' } },
  {
    name: 'upset-many',
    data: diagram(
      Array.from({ length: 9 }, (_, i) => `AT${i + 1}G01060 with a long name of an analysis ${i}`),
      manySets(9, 80),
    ),
    options: { width: 900 },
  },
  { name: 'upset-narrow', data: three, options: { width: 340 } },
];
