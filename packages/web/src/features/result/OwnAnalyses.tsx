import type { OwnAnalysisInfo, QueryAnswer } from '@trellis/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { readInput } from '../../api/inputGenes.ts';
import { readOwnCsv } from '../../api/ownFile.ts';
import { searchOf } from '../../api/requestRef.ts';
import { useTfs } from '../../api/names.ts';
import { isFolder } from '../../router/base.ts';
import { rowsOfCsv } from '../../state/own/canonicalRows.ts';
import { comparisonForm } from '../../state/own/comparison.ts';
import { useMadeRequests } from '../../state/own/requestSecrets.ts';
import { useSubmission } from '../../state/submit.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { ErrorState } from '../../ui/states.tsx';
import { countOf } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/Button.tsx';
import styles from './OwnAnalyses.module.css';

interface Props {
  readonly answer: QueryAnswer;
}

/** The user's own analyses in a result, and what can be asked about each of them. */
export function OwnAnalyses({ answer }: Props) {
  const { requestId, request } = answer;
  const { ownAnalyses = [] } = request;
  const isMaker = useMadeRequests(({ made }) => made.some(({ id }) => id === requestId));
  return (
    <details className={styles.own} open={ownAnalyses.length <= 3}>
      <summary>
        With {countOf(ownAnalyses.length, 'own analysis', 'own analyses')}
        {isMaker &&
          (isFolder
            ? ', which a link that Share gives carries'
            : ', which whoever has the link of this result can see')}
      </summary>
      <ul>
        {ownAnalyses.map((analysis, number) => (
          <OwnAnalysis key={analysis.id} answer={answer} analysis={analysis} number={number} isMaker={isMaker} />
        ))}
      </ul>
    </details>
  );
}

interface ItemProps extends Props {
  readonly analysis: OwnAnalysisInfo;
  readonly number: number;
  readonly isMaker: boolean;
}

function OwnAnalysis({ answer, analysis, number, isMaker }: ItemProps) {
  const { label, tf, targets } = analysis;
  const { requestId: id, request } = answer;
  return (
    <li>
      <span>
        {label}, {countOf(targets, 'target')}
      </span>
      <SharedTargets answer={answer} label={label} number={number} />
      <Link
        to={`/result/analysis${searchOf({ id, revision: request.revision })}`}
        aria-label={`Gene sets of ${label}`}
      >
        Gene sets
      </Link>
      {isMaker && <Compare answer={answer} tf={tf} label={label} />}
    </li>
  );
}

/** Opens the TFs whose public analyses target the same genes. */
function SharedTargets({ answer, label, number }: Props & { readonly label: string; readonly number: number }) {
  const { requestId: id, request } = answer;
  const analysis = useGeneAnalysis();
  const read = useMutation({
    mutationFn: () =>
      Promise.all([readOwnCsv(id, number), request.backgroundgenes && readInput(id, { input: 'backgroundgenes' })]),
    onSuccess: ([csv, background]) =>
      analysis.analyze({
        genes: rowsOfCsv(csv).genes.split('\n'),
        background,
        name: `Targets of ${label}`.slice(0, 200),
        deleted_with: id,
      }),
  });
  const problem = read.error?.message ?? analysis.problem;
  return (
    <>
      <TextButton
        aria-label={`Which TFs share the targets of ${label}`}
        title="Opens a gene list of these targets, which is stored with this result"
        disabled={read.isPending || analysis.isStoring}
        onClick={() => read.mutate()}
      >
        Which TFs share its targets
      </TextButton>
      {problem !== undefined && <ErrorState message={problem} />}
    </>
  );
}

/** Runs the query that has public analyses of the TF next to the own ones, and opens what both binding and expression show. */
function Compare({ answer, tf, label }: Props & { readonly tf: string; readonly label: string }) {
  const { data: tfs = [] } = useTfs();
  const { run, running, error } = useSubmission(() => comparisonForm(answer, tf), 'bound');
  const known = tfs.find(({ value }) => value === tf);
  if (!known) return null;
  return (
    <>
      <TextButton
        aria-label={`Compare ${label} with public data of ${known.name || tf}`}
        disabled={running}
        onClick={() => run(tf)}
      >
        Compare with public data of {known.name || tf}
      </TextButton>
      {error !== undefined && <ErrorState message={error} />}
    </>
  );
}
