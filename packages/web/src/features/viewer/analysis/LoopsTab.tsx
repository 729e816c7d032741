import type { NetworkAnalysis } from '@trellis/core/network';
import { useId } from 'react';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import { StatisticHelp } from '../../../ui/ViewTitle.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { formatFoldInterval } from '../../../shared/statistics/pAndFold.tsx';
import { CsvButton, NetworkAnalysisTable } from './NetworkAnalysisTable.tsx';
import { loopsCsv } from './analysisFiles.ts';
import {
  feedForwardColumns,
  loopKinds,
  loopLabels,
  meanText,
  smallNumber,
  symbolOrId,
  type FeedForwardRow,
  type LoopKind,
} from './analysisRows.ts';
import styles from './AnalyzePanel.module.css';
import tableStyles from './EvidenceTable.module.css';

interface Props {
  readonly analysis: NetworkAnalysis;
  readonly onPair: (pair: FeedForwardRow) => void;
  readonly onCycle: (genes: readonly string[]) => void;
}

/** Numbers of loops compared with random networks, and the loops themselves. */
export function LoopsTab({ analysis, onPair, onCycle }: Props) {
  const { feedForward, mutual, cycle } = analysis.loops;
  const feedback = [...mutual, ...cycle];
  return (
    <>
      <LoopTestsTable loops={analysis.loops} />
      <p className={styles.note}>
        A feed-forward loop is a TF, a TF that it targets, and a gene that both target. Empirical p-values, (1 + k) /
        (1 + n), not corrected.
      </p>
      <div className={styles.tools}>
        <CsvButton file="loops.csv" make={() => loopsCsv(analysis)} />
      </div>
      {feedForward.length + feedback.length === 0 && (
        <p>
          No loops: none of the queried TFs targets another one and shares a target with it. Query more TFs; target
          lists remove edges to TFs that are not on them.
        </p>
      )}
      {feedForward.length > 0 && <FeedForwardPairs pairs={feedForward} onPair={onPair} />}
      {feedback.length > 0 && <FeedbackLoops loops={feedback} onCycle={onCycle} />}
    </>
  );
}

function FeedForwardPairs({ pairs, onPair }: Pick<Props, 'onPair'> & { readonly pairs: readonly FeedForwardRow[] }) {
  const title = 'Pairs of TFs with most feed-forward loops';
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <NetworkAnalysisTable
        caption={title}
        rows={pairs}
        rowKey={({ regulator, intermediate }) => `${regulator.gene} ${intermediate.gene}`}
        columns={feedForwardColumns}
        onPick={onPair}
      />
    </section>
  );
}

type Loop = NetworkAnalysis['loops']['cycle'][number];

const loopColumns: readonly DataColumn<Loop>[] = [
  { id: 'genes', name: 'TFs in the cycle', value: (genes) => genes.map(symbolOrId).join(' → ') },
  { id: 'size', name: 'TFs', numeric: true, value: (genes) => genes.length },
];

function FeedbackLoops({ loops, onCycle }: Pick<Props, 'onCycle'> & { readonly loops: readonly Loop[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>Feedback loops</h3>
      <NetworkAnalysisTable
        caption="Feedback loops"
        rows={loops}
        rowKey={(genes) => genes.map(({ gene }) => gene).join(' ')}
        columns={loopColumns}
        onPick={(genes) => onCycle(genes.map(({ gene }) => gene))}
      />
    </section>
  );
}

/** Explains the comparison of loops with random networks. */
const LoopsHelp = ({ loops: { samples } }: { readonly loops: NetworkAnalysis['loops'] }) => (
  <StatisticHelp name="this test" section="network" guide="network#analyze">
    Tests whether the network has more loops than chance gives, or fewer. It is compared with{' '}
    {countOf(samples, 'random network')} of the same genes, in which every gene keeps the number of its regulators and
    of its targets. A p-value is (1 + k) / (1 + n), where k of the n random networks have at least (enriched) or at
    most (depleted) as many loops; it is not corrected, and never below {smallest(samples)}. z is the distance from
    the random mean in standard deviations; the fold is the observed number over that mean, with an interval over the
    2.5th and 97.5th percentiles of the random networks. Edges come from the analyses of the result, so TFs without an
    analysis have no targets here.
  </StatisticHelp>
);

/** The smallest p-value that so many random networks can give. */
const smallest = (samples: number): string => (1 / (1 + samples)).toPrecision(2);

type Loops = NetworkAnalysis['loops'];

const columns = ['Observed', 'Random', 'Fold (95 % interval)', 'z', 'p (enriched)', 'p (depleted)'];

/** Numbers of loops next to those of random networks of the same degrees. */
function LoopTestsTable({ loops }: { readonly loops: Loops }) {
  const { tests, samples, switchesPerEdge } = loops;
  const caption = useId();
  return (
    <>
      <p id={caption}>
        Loops compared with {countOf(samples, 'random network')} in which every gene keeps its in- and out-degree (
        {switchesPerEdge} switches tried per edge) <LoopsHelp loops={loops} />
      </p>
      <div className={styles.wideTable} tabIndex={0} role="region" aria-labelledby={caption}>
        <table className={tableStyles.evidence} aria-labelledby={caption}>
          <thead>
            <tr>
              <th scope="col">Loop</th>
              {columns.map((name) => (
                <th key={name} scope="col" data-numeric>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loopKinds.map((kind) => (
              <LoopTestRow key={kind} kind={kind} test={tests[kind]} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  readonly kind: LoopKind;
  readonly test: Loops['tests'][LoopKind];
}

const LoopTestRow = ({ kind, test: { count, mean, sd, z, fold, low, high, more, fewer } }: RowProps) => (
  <tr>
    <th scope="row">{loopLabels[kind]}</th>
    <td data-numeric>{formatCount(count)}</td>
    <td data-numeric>{meanText(mean, sd)}</td>
    <td data-numeric>{formatFoldInterval(fold, [low, high])}</td>
    <td data-numeric>{z === null ? 'none' : z.toFixed(2)}</td>
    <td data-numeric>{smallNumber(more)}</td>
    <td data-numeric>{smallNumber(fewer)}</td>
  </tr>
);
