import type { NetworkAnalysis } from '@trellis/core';
import { useId } from 'react';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { loopKinds, loopLabels, meanText, smallNumber, type LoopKind } from './analysisRows.ts';
import { LoopsHelp } from './LoopsHelp.tsx';
import styles from './AnalyzePanel.module.css';
import tableStyles from './EvidenceTable.module.css';

type Loops = NetworkAnalysis['loops'];

const columns = ['Observed', 'Random', 'z', 'p (enriched)', 'p (depleted)'];

/** Numbers of loops next to those of random networks of the same degrees. */
export function LoopTestsTable({ loops }: { readonly loops: Loops }) {
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

const LoopTestRow = ({ kind, test: { count, mean, sd, z, more, fewer } }: RowProps) => (
  <tr>
    <th scope="row">{loopLabels[kind]}</th>
    <td data-numeric>{formatCount(count)}</td>
    <td data-numeric>{meanText(mean, sd)}</td>
    <td data-numeric>{z === null ? 'none' : z.toFixed(2)}</td>
    <td data-numeric>{smallNumber(more)}</td>
    <td data-numeric>{smallNumber(fewer)}</td>
  </tr>
);
