import type { QueryAnswer } from '@trellis/contract';
import { Button } from '../../ui/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useDraft } from '../../state/draft.ts';
import { exportLinks } from '../../api/result.ts';
import { useQueryHistory } from '../../state/queryHistory.ts';
import { restoreRequest } from '../../state/requestInputs.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { readTargetsOf, wholeTable } from '../../api/table.ts';
import { useTfs } from '../../api/tfs.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { AnalyzeGenesButton } from '../../ui/AnalyzeGenesButton.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HistoryMenu } from '../../ui/HistoryMenu.tsx';
import { Back, LinkSign } from '../../ui/toolIcons.tsx';
import { useMadeRequests } from '../../state/own/requestSecrets.ts';
import { AnalysesDialog } from './AnalysesDialog.tsx';
import { QueryDialog } from './QueryDialog.tsx';
import { HiddenAnalyses } from './HiddenAnalyses.tsx';
import { inputWords } from './inputWords.ts';
import { resultSentence } from './resultSentence.ts';
import styles from '../../ui/ViewHead.module.css';

const OwnAnalyses = lazy(async () => ({ default: (await import('./OwnAnalyses.tsx')).OwnAnalyses }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

interface Props {
  readonly answer: QueryAnswer;
}

/** One line with the query and the counts, and the tools for the whole result. */
export function ResultHead({ answer }: Props) {
  const { data: tfs } = useTfs();
  const { request } = answer;
  const ref = { id: answer.requestId, revision: request.revision };
  const { toQuery, toNewQuery, toText } = useLeave(answer);
  const history = useQueryHistory();
  const inputs = inputWords(request);
  return (
    <div className={styles.head}>
      <div className={styles.what}>
        <h1 tabIndex={-1}>{resultSentence(answer, tfs)}</h1>
        <p className={styles.query} title={request.query}>
          <code>{request.query}</code>
        </p>
        <HiddenAnalyses answer={answer} />
        {inputs.length > 0 && <p className={styles.inputs}>{inputs.join(' · ')}</p>}
        {request.ownAnalyses?.length ? (
          <Suspense>
            <OwnAnalyses answer={answer} />
          </Suspense>
        ) : null}
        {toQuery.error && (
          <ErrorState message={`The inputs of this query could not be read. ${toQuery.error.message}`} />
        )}
      </div>
      <div className={styles.tools} role="group" aria-label="This result">
        <Button variant="default" leftSection={<Back />} loading={toQuery.isPending} onClick={() => toQuery.mutate()}>
          Back to the query
        </Button>
        <Button variant="default" onClick={toNewQuery}>
          New query
        </Button>
        <HistoryMenu history={history} onPick={toText} />
        <AnalyzeRows answer={answer} />
        <DialogButtons answer={answer} />
        <CopyButton icon={<LinkSign />} label="Copy link" text={() => addressOf(ref)} />
        <ShareButton answer={answer} />
        <ExportMenu request={ref} />
        <DeleteButton answer={answer} />
      </div>
    </div>
  );
}

/** Opens the regulators and functions of all target genes of the result. */
function AnalyzeRows({ answer: { requestId, request } }: Props) {
  const analysis = useGeneAnalysis();
  const targets = useMutation({
    mutationFn: () => readTargetsOf({ id: requestId, revision: request.revision }, wholeTable),
    onSuccess: (genes) =>
      analysis.analyze({ genes, name: `Targets of ${request.query}`.slice(0, 200), result: requestId }),
  });
  const problem = targets.error?.message ?? analysis.problem;
  return (
    <AnalyzeGenesButton
      analysis={{ isStoring: targets.isPending || analysis.isStoring, problem }}
      text="Analyze genes"
      onClick={() => targets.mutate()}
    />
  );
}

/** The address of what is shown, with its revision. */
function addressOf({ revision = 0 }: RequestRef): string {
  const address = new URL(window.location.href);
  address.searchParams.set('revision', String(revision));
  return address.href;
}

/** Buttons for the dialogs of the query and of the analyses. */
function DialogButtons({ answer }: Props) {
  const [dialog, setDialog] = useState<'analyses' | 'query'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button variant="default" onClick={() => setDialog('query')}>
        Show Query
      </Button>
      <Button variant="default" onClick={() => setDialog('analyses')}>
        Show/Hide Analyses
      </Button>
      {dialog === 'query' && <QueryDialog answer={answer} onClose={close} />}
      {dialog === 'analyses' && <AnalysesDialog answer={answer} onClose={close} />}
    </>
  );
}

/** Opens the code that shows a figure of the result on another page. */
function ShareButton({ answer }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog answer={answer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Deletes the result, in the browser that made it. */
function DeleteButton({ answer: { requestId: id, request } }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const secret = useMadeRequests(({ made }) => made.find((one) => one.id === id)?.secret);
  if (secret === undefined) return null;
  const hasOwn = Boolean(request.ownAnalyses?.length);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {hasOwn ? 'Delete result and my data' : 'Delete result'}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog id={id} secret={secret} hasOwn={hasOwn} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function ExportMenu({ request }: { readonly request: RequestRef }) {
  const { xlsx, csv, everything } = exportLinks(request);
  return (
    <DownloadMenu
      label="Export"
      items={[
        { name: 'Excel workbook', detail: 'xlsx', href: xlsx, file: 'table.xlsx' },
        { name: 'All interactions', detail: 'csv', href: csv, file: 'interactions.csv' },
        { name: 'Reproducibility archive', detail: 'zip', href: everything, file: 'archive.zip' },
      ]}
    />
  );
}

/** The ways back: with the query of the result, with another text, or with an empty box. */
function useLeave({ requestId: id, request }: QueryAnswer) {
  const toQuery = useMutation({
    mutationFn: async () => {
      if (useDraft.getState().request !== id) await restoreRequest(id, request);
      navigate('/query');
    },
  });
  const toText = (text: string) => {
    useDraft.getState().write(text);
    navigate('/query');
  };
  return { toQuery, toNewQuery: () => toText(''), toText };
}
