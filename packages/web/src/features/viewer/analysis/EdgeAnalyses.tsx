import { useEdge } from '../../../api/networkAnalysis.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { foldChangeText, pText } from './evidenceText.ts';
import styles from '../Details.module.css';

interface Props {
  readonly request: RequestRef;
  readonly source: string;
  readonly target: string;
}

/** The analyses behind an edge, with what they measured. */
export function EdgeAnalyses({ request, source, target }: Props) {
  const { data, error, refetch } = useEdge(request, { source, target });
  if (error) {
    return <ErrorState message={`The analyses could not be read. ${error.message}`} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={72} label="Reading the analyses" />;
  const { analyses, features } = data;
  return (
    <>
      {analyses.length === 0 && <p className={styles.note}>No shown analysis found this edge.</p>}
      {analyses.length > 0 && (
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
      )}
      {features.length > 0 && <p className={styles.note}>Also in: {features.join(', ')}.</p>}
    </>
  );
}
