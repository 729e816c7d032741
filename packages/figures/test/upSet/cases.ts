import type { SungearData, UpSetOptions } from '../../src/index.ts';
import { diagram, manySets, three } from '../sungear/cases.ts';

export interface UpSetCase {
  readonly name: string;
  readonly data: SungearData;
  readonly options: UpSetOptions;
}

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
