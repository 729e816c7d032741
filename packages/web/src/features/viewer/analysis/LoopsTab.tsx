import type { NetworkAnalysis } from '@trellis/contract';
import { useId } from 'react';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { NetworkAnalysisTable } from './NetworkAnalysisTable';
import {
  feedForwardColumns,
  loopLabels,
  symbolOrId,
  smallNumber,
  type FeedForwardRow,
  type LoopKind,
} from './analysisRows.ts';
import { loopsCsv } from './analysisFiles.ts';
import { CsvButton } from './CsvButton';
import styles from './AnalyzePanel.module.css';
import tableStyles from '../Details.module.css';

interface Props {
  readonly analysis: NetworkAnalysis;
  readonly onPair: (pair: FeedForwardRow) => void;
  readonly onCycle: (genes: readonly string[]) => void;
}

type Loop = NetworkAnalysis['loops']['cycle'][number];

const kinds: readonly LoopKind[] = ['feedForward', 'mutual', 'cycle'];

/** Loops beside those of random networks, and the loops themselves. */
export function LoopsTab({ analysis, onPair, onCycle }: Props) {
  const { tests, samples, switchesPerEdge, feedForward, mutual, cycle } = analysis.loops;
  const loops = [...mutual, ...cycle];
  const said = useId();
  return (
    <>
      <p id={said}>
        Loops beside {countOf(samples, 'random network')} in which every gene keeps its numbers of edges (
        {switchesPerEdge} switches tried per edge)
      </p>
      <div className={styles.wideTable} tabIndex={0} role="region" aria-labelledby={said}>
        <table className={tableStyles.evidence} aria-labelledby={said}>
          <thead>
            <tr>
              <th scope="col">Loop</th>
              <th scope="col" data-numeric>
                Here
              </th>
              <th scope="col" data-numeric>
                Random
              </th>
              <th scope="col" data-numeric>
                z
              </th>
              <th scope="col" data-numeric>
                p, more
              </th>
              <th scope="col" data-numeric>
                p, fewer
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const { count, mean, sd, z, more, fewer } = tests[kind];
              return (
                <tr key={kind}>
                  <th scope="row">{loopLabels[kind]}</th>
                  <td data-numeric>{formatCount(count)}</td>
                  <td data-numeric>
                    {formatCount(Math.round(mean * 10) / 10)} ± {formatCount(Math.round(sd * 10) / 10)}
                  </td>
                  <td data-numeric>{z === null ? 'none' : z.toFixed(2)}</td>
                  <td data-numeric>{smallNumber(more)}</td>
                  <td data-numeric>{smallNumber(fewer)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        A feed-forward loop is a TF, a TF that it targets, and a gene that both target. Empirical p-values, (1 + k) /
        (1 + n), not corrected.
      </p>
      <div className={styles.tools}>
        <CsvButton file="loops.csv" make={() => loopsCsv(analysis)} />
      </div>
      {feedForward.length === 0 && loops.length === 0 && (
        <p>
          No loop: none of the queried TFs targets another one and shares a target with it. Query more TFs; target
          lists cut away the edges to TFs that are not in them.
        </p>
      )}
      {feedForward.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.title}>Pairs of TFs with most feed-forward loops</h3>
          <NetworkAnalysisTable
            caption="Pairs of TFs with most feed-forward loops"
            rows={feedForward}
            rowKey={({ regulator, intermediate }) => `${regulator.gene} ${intermediate.gene}`}
            columns={feedForwardColumns}
            onPick={onPair}
          />
        </section>
      )}
      {loops.length > 0 && (
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
      )}
    </>
  );
}

const loopColumns: readonly DataColumn<Loop>[] = [
  { id: 'genes', name: 'TFs in a circle', value: (genes) => genes.map(symbolOrId).join(' → ') },
  { id: 'size', name: 'TFs', numeric: true, value: (genes) => genes.length },
];
