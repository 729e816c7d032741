import type { Evidence } from '@trellis/contract';
import { useEdge } from '../../../api/networkAnalysis.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { foldChangeText, pText } from './evidenceText.ts';
import styles from './EvidenceTable.module.css';

interface Props {
  readonly request: RequestRef;
  readonly source: string;
  readonly target: string;
}

/** The analyses that found an edge, with fold change and p-value. */
export function EdgeAnalyses({ request, source, target }: Props) {
  const { data, error, refetch } = useEdge(request, { source, target });
  if (error) {
    return <ErrorState message={`The analyses could not be read. ${error.message}`} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={72} label="Reading the analyses" />;
  const { analyses, features } = data;
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
      {analyses.map(({ analysis, analysis_id, edge, log2fc, p }) => (
        <tr key={analysis_id}>
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
