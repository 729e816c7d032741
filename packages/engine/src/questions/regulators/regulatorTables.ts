import { valueOf } from '@trellis/core';
import { type CsvValue } from '@trellis/core/formats';
import {
  networkKind,
  strongestAnalyses,
  strongestByKind,
  type RegulatorAnalysis,
  type RegulatorStatistics,
  type RegulatorKind,
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

/** The statistics of a best analysis, with the number of genes that could be drawn. */
interface Best extends RegulatorStatistics {
  readonly name: string;
  readonly N: number;
}

/** A TF with the best analysis of each kind of evidence, and those of the smallest p-values, of each kind and of all. */
interface Row extends RegulatorTf {
  readonly bestOf: ReadonlyMap<string, Best>;
  readonly strongestOf: ReadonlyMap<string, OverlapCounts>;
  readonly strongest: OverlapCounts | undefined;
}

function* rowsOf(view: RegulatorsView): Generator<Row> {
  const { tfs, analyses, networks, N } = view;
  const [strongest, byKind] = [strongestAnalyses(analyses), strongestByKind(view)];
  const byId = new Map(analyses.map((one) => [one.id, one]));
  const byNetwork = new Map(networks.map((one) => [`${one.network} ${one.tf}`, one]));
  const bestOf = (tf: string, best: number | string): Best[] => {
    if (typeof best === 'number') {
      const found = byId.get(best);
      return found ? [{ ...found, N }] : [];
    }
    const found = byNetwork.get(`${best} ${tf}`);
    return found ? [{ ...found, name: best, N }] : [];
  };
  for (const tf of tfs) {
    const pairs = Object.entries(tf.kinds).flatMap(([kind, { best }]) =>
      bestOf(tf.tf, best).map((found) => [kind, found] as const),
    );
    const smallest = [...byKind].flatMap(([kind, of]) => {
      const found = of.get(tf.tf);
      return found ? [[kind, { ...found, N }] as const] : [];
    });
    const first = strongest.get(tf.tf);
    yield { ...tf, bestOf: new Map(pairs), strongestOf: new Map(smallest), strongest: first && { ...first, N } };
  }
}

/** The fold of the analysis of a smallest p-value, with its interval. */
const foldsOf = (one: OverlapCounts): readonly CsvValue[] => [one.k / chanceOf(one), ...intervalOf(one)];

const smallestFolds = [
  ['fold', 'Fold of the analysis of the smallest p-value'],
  ['fold_low', 'Lower end of the 95 % interval of that fold'],
  ['fold_high', 'Upper end of the 95 % interval of that fold'],
] as const;

/** What a column of one kind of evidence is called and says. */
type About = readonly [name: string, meaning: string, unit?: string];

const columnOf = (kind: string, [name, meaning, unit]: About, cell: Column<Row>['cell']): Column<Row> => ({
  name: `${kind.replaceAll(' ', '_')}_${name}`,
  meaning: `${meaning} (${kind}${kind === networkKind ? ', not ranked in' : ''})`,
  ...(unit !== undefined && { unit }),
  cell,
});

/** The rank of a TF within a kind of evidence, and what all its analyses of the kind give. */
const rankColumns: readonly (readonly [About, (found: RegulatorKind) => CsvValue])[] = [
  [['rank', 'Rank of the TF by its best analysis; ties share their mean', 'rank'], ({ rank }) => rank],
  [['tfs', 'Number of TFs of the kind', 'TFs'], ({ of }) => of],
  [['analyses', 'Number of analyses of the TF', 'analyses'], ({ analyses }) => analyses],
  [['smallest_p', 'Smallest p-value of these', 'probability'], ({ pLog10 }) => pValueCell(pLog10)],
  [['in_list', 'Genes of the list that any of these targets', 'genes'], ({ inList }) => inList],
];

/** The best analysis of a TF within a kind of evidence. */
const bestColumns: readonly (readonly [About, (best: Best) => CsvValue])[] = [
  [['best', 'Best analysis of the TF, by h (by z without h)'], ({ name }) => name],
  [['k', 'Genes of the list that the best analysis targets', 'genes'], ({ k }) => k],
  [['K', 'Targets of the best analysis in the universe', 'genes'], ({ K }) => K],
  [['expected', 'Targets in the list that chance explains', 'genes'], chanceOf],
  [['fold', 'Observed divided by expected, best analysis', 'ratio'], (one) => one.k / chanceOf(one)],
  [['fold_low', 'Lower end of the 95 % interval of the fold', 'ratio'], (one) => intervalOf(one)[0]],
  [['fold_high', 'Upper end of the 95 % interval of the fold', 'ratio'], (one) => intervalOf(one)[1]],
  [['p', 'p-value of the best analysis', 'probability'], ({ pLog10 }) => pValueCell(pLog10)],
  [['z', 'z-score of the best analysis', 'standard deviations'], ({ z }) => z],
  [['h', 'Specificity score of the best analysis', 'standard deviations'], ({ h }) => h],
];

/** The fold of the smallest p-value of a kind, which can be of another analysis than the best one. */
const smallestColumns = (kind: string): Column<Row>[] =>
  smallestFolds.map(([name, meaning], i) =>
    columnOf(kind, [`smallest_p_${name}`, meaning, 'ratio'], ({ strongestOf }) => {
      const found = strongestOf.get(kind);
      return found ? foldsOf(found)[i] : null;
    }),
  );

const kindColumns = (kind: string): Column<Row>[] => [
  ...rankColumns.map(([about, cell]) =>
    columnOf(kind, about, ({ kinds }) => {
      const ranked = valueOf(kinds, kind);
      return ranked ? cell(ranked) : null;
    }),
  ),
  ...smallestColumns(kind),
  ...bestColumns.map(([about, cell]) =>
    columnOf(kind, about, ({ bestOf }) => {
      const best = bestOf.get(kind);
      return best ? cell(best) : null;
    }),
  ),
];

/** The regulators of a gene list: a row per TF, the significant ones first, with columns for each kind of evidence. */
export const regulatorsTable = ({ kinds }: Pick<RegulatorsView, 'kinds'>) =>
  defineTable<RegulatorsView, Row>(rowsOf, [
    rank,
    tfId(({ tf }) => tf),
    tfSymbol(({ symbol }) => symbol),
    { name: 'families', meaning: 'TF families, separated by "; "', cell: ({ families }) => families.join('; ') },
    significant,
    score,
    {
      name: 'p_tf',
      meaning: 'Orders the other TFs: 1 - (1 - p)^a of the smallest p-value of its a analyses',
      unit: 'probability',
      cell: ({ pTf }) => pTf,
    },
    pValue(({ pLog10 }) => pValueCell(pLog10)),
    adjustedP(({ adjustedLog10 }) => pValueCell(adjustedLog10)),
    ...smallestFolds.map(([name, meaning], i): Column<Row> => ({
      name,
      meaning,
      unit: 'ratio',
      cell: ({ strongest }) => (strongest ? foldsOf(strongest)[i] : null),
    })),
    { name: 'analyses', meaning: 'Number of its analyses', unit: 'analyses', cell: ({ analyses }) => analyses },
    {
      name: 'in_list',
      meaning: 'Genes of the list that any of its analyses targets',
      unit: 'genes',
      cell: ({ inList }) => inList,
    },
    ...[...kinds.map(({ label }) => label), networkKind].flatMap(kindColumns),
  ]);

type AnalysisRow = RegulatorAnalysis & Pick<RegulatorsView, 'N'>;

/** All tested analyses of the regulators of a gene list, best first. */
export const regulatorAnalysesTable = defineTable<Pick<RegulatorsView, 'analyses' | 'N'>, AnalysisRow>(
  ({ analyses, N }) => analyses.map((analysis) => ({ ...analysis, N })),
  [
    analysisId(({ id }) => id),
    { name: 'analysis', meaning: 'Name of the analysis', cell: ({ name }) => name },
    tfId(({ tf }) => tf),
    kindOfEvidence(({ kind }) => kind),
    listHits(({ k }) => k),
    listSize(({ n }) => n),
    targetCount(({ K }) => K),
    population(({ N }) => N),
    expected(chanceOf),
    fold((row) => row.k / chanceOf(row)),
    foldLow((row) => intervalOf(row)[0]),
    foldHigh((row) => intervalOf(row)[1]),
    pValue(({ pLog10 }) => pValueCell(pLog10)),
    adjustedP(({ adjustedLog10 }) => pValueCell(adjustedLog10)),
    {
      name: 'z',
      meaning: 'k less its hypergeometric mean, over the hypergeometric standard deviation',
      unit: 'standard deviations',
      cell: ({ z }) => z,
    },
    { name: 'm', meaning: 'Weighted mean of z over the null lists', unit: 'standard deviations', cell: ({ m }) => m },
    { name: 's', meaning: 'Their standard deviation', unit: 'standard deviations', cell: ({ s }) => s },
    { name: 'h', meaning: 'Specificity score (z - m) / s', unit: 'standard deviations', cell: ({ h }) => h },
  ],
);
