import {
  strongestAnalyses,
  type RegulatorAnalysis,
  type RegulatorsView,
  type RegulatorTf,
} from '@trellis/core/regulators';
import {
  adjustedP,
  analysisId,
  expected,
  fold,
  foldHigh,
  foldLow,
  kindOfEvidence,
  listGenes,
  listHits,
  listSize,
  pValue,
  population,
  targetCount,
  tfId,
  tfSymbol,
} from '../../columns.ts';
import { defineTable, pValueCell, type Column } from '../../table.ts';
import { chanceOf, intervalOf, rank, score, significant, type OverlapCounts } from './columns.ts';

/** The analysis of the smallest p-value of a TF, with the genes that could be drawn and those of the list that it targets. */
interface Row extends RegulatorTf {
  readonly strongest: RegulatorAnalysis;
  readonly N: number;
  readonly genes: readonly string[];
}

/** What the table is made of. */
export interface StrongestRegulators extends Pick<RegulatorsView, 'tfs' | 'analyses' | 'N'> {
  /** The genes of the list that an analysis targets, by its id. */
  readonly genesOf: ReadonlyMap<number, readonly string[]>;
}

function* rowsOf({ tfs, analyses, N, genesOf }: StrongestRegulators): Generator<Row> {
  const byTf = strongestAnalyses(analyses);
  for (const tf of tfs) {
    const strongest = byTf.get(tf.tf);
    if (strongest) yield { ...tf, strongest, N, genes: genesOf.get(strongest.id) ?? [] };
  }
}

const countsOf = ({ strongest, N }: Row): OverlapCounts => ({ ...strongest, N });

const about: readonly Column<Row>[] = [
  rank,
  tfId(({ tf }) => tf),
  tfSymbol(({ symbol }) => symbol),
  { name: 'families', meaning: 'TF families, separated by "/"', cell: ({ families }) => families.join('/') },
];

const scores: readonly Column<Row>[] = [
  score,
  significant,
  { name: 'analyses', meaning: 'Number of analyses of the TF', unit: 'analyses', cell: ({ analyses }) => analyses },
];

/** The regulators of a gene list: a row per TF with the statistics of its analysis of the smallest p-value. */
export const strongestTable = defineTable<StrongestRegulators, Row>(rowsOf, [
  ...about,
  listHits(({ strongest }) => strongest.k),
  targetCount(({ strongest }) => strongest.K),
  listSize(({ strongest }) => strongest.n),
  population(({ N }) => N),
  expected((row) => chanceOf(countsOf(row))),
  fold((row) => row.strongest.k / chanceOf(countsOf(row))),
  foldLow((row) => intervalOf(countsOf(row))[0]),
  foldHigh((row) => intervalOf(countsOf(row))[1]),
  pValue(({ strongest }) => pValueCell(strongest.pLog10)),
  adjustedP(({ strongest }) => pValueCell(strongest.adjustedLog10)),
  ...scores,
  kindOfEvidence(({ strongest }) => strongest.kind),
  {
    name: 'analysis',
    meaning: 'Name of the analysis of the smallest p-value',
    cell: ({ strongest }) => strongest.name,
  },
  analysisId(({ strongest }) => strongest.id),
  listGenes(({ genes }) => genes.join('/')),
]);
