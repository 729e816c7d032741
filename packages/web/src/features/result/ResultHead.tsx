import type { QueryAnswer } from '@trellis/contract';
import { Button } from '../../ui/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useDraft } from '../../state/draft.ts';
import { exportLinks } from '../../api/result.ts';
import { useQueryHistory } from '../../state/queryHistory.ts';
import { restoreRequest } from '../../state/requestInputs.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useTfs } from '../../api/tfs.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HistoryMenu } from '../../ui/HistoryMenu.tsx';
import { Back, LinkSign } from '../../ui/toolIcons.tsx';
import { AnalysesDialog } from './AnalysesDialog.tsx';
import { QueryDialog } from './QueryDialog.tsx';
import { HiddenAnalyses } from './HiddenAnalyses.tsx';
import { inputWords } from './inputWords.ts';
import { resultSentence } from './resultSentence.ts';
import styles from './ResultHead.module.css';

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
        <DialogButtons answer={answer} />
        <CopyButton icon={<LinkSign />} label="Copy link" text={() => addressOf(ref)} />
        <ExportMenu request={ref} />
      </div>
    </div>
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
      if (useDraft.getState().request !== id) await restoreRequest(id, request.query);
      navigate('/query');
    },
  });
  const toText = (text: string) => {
    useDraft.getState().write(text);
    navigate('/query');
  };
  return { toQuery, toNewQuery: () => toText(''), toText };
}
