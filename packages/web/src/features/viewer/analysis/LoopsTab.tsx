import type { NetworkAnalysis } from '@trellis/core/network';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import { feedForwardColumns, symbolOrId, type FeedForwardRow } from './analysisRows.ts';
import { loopsCsv } from './analysisFiles.ts';
import { CsvButton } from './CsvButton.tsx';
import { LoopTestsTable } from './LoopTestsTable.tsx';
import { NetworkAnalysisTable } from './NetworkAnalysisTable.tsx';
import styles from './AnalyzePanel.module.css';

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
