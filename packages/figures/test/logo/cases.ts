import {
  readConsensus,
  readCountMatrix,
  reverseComplement,
  type LogoOptions,
  type LogoPosition,
} from '../../src/index.ts';

const gBox = `A C G T
20 40 20 20
0 100 0 0
100 0 0 0
0 90 0 10
0 0 100 0
0 0 0 100
5 5 85 5`;

interface LogoCase {
  readonly name: string;
  readonly motif: readonly LogoPosition[];
  readonly options: LogoOptions;
}

const counted = readCountMatrix(gBox) ?? [];

/** Every picture of the logo that is kept for review; the gallery shows the same list. */
export const logoCases: readonly LogoCase[] = [
  { name: 'logo-counts', motif: counted, options: { title: 'cluster_1, bZIP' } },
  { name: 'logo-reverse', motif: reverseComplement(counted), options: {} },
  { name: 'logo-consensus', motif: readConsensus('wTGACGTsrn') ?? [], options: {} },
];
