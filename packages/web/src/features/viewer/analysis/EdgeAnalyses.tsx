import type { AnswerOf, readEdge } from '@trellis/contract';
import type { Evidence } from '@trellis/core/network';
import { useEdge } from '../../../api/networkAnalysis.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { foldChangeText, pText } from './analysisRows.ts';
import styles from './EvidenceTable.module.css';

interface Props {
  readonly request: RequestRef;
  readonly source: string;
  readonly target: string;
}

/** The analyses that found an edge, with fold change and p-value. */
export function EdgeAnalyses({ request, source, target }: Props) {
  const edge = useEdge(request, { source, target });
  return (
    <Loaded
      query={edge}
      failure="The analyses could not be read."
      loading={<Skeleton height={72} label="Reading the analyses" />}
    >
      {(data) => <EdgeEvidence {...data} />}
    </Loaded>
  );
}

function EdgeEvidence({ analyses, features }: AnswerOf<typeof readEdge>) {
  return (
    <>
      {analyses.length > 0 ? (
        <EvidenceTable analyses={analyses} />
      ) : (
        <p className={styles.note}>None of the analyses shown found this edge.</p>
      )}
      {features.length > 0 && <p className={styles.note}>Also in: {features.join(', ')}.</p>}
    </>
  );
}

const EvidenceTable = ({ analyses }: { readonly analyses: readonly Evidence[] }) => (
  <table className={styles.evidence}>
    <caption>Found by {countOf(analyses.length, 'analysis', 'analyses')}</caption>
    <thead>
      <tr>
        <th scope="col">Analysis</th>
        <th scope="col" data-numeric>
          log2 FC
        </th>
        <th scope="col" data-numeric>
          p
        </th>
      </tr>
    </thead>
    <tbody>
      {analyses.map(({ analysis, analysisId, edge, log2fc, p }) => (
        <tr key={analysisId}>
          <td>
            {analysis}
            <div className={styles.note}>{edge}</div>
          </td>
          <td data-numeric>{foldChangeText(log2fc)}</td>
          <td data-numeric>{pText(p)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
