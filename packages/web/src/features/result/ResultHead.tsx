import type { QueryAnswer } from '@trellis/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../state/draft.ts';
import { exportLinks } from '../../api/result.ts';
import { useQueryHistory } from '../../state/queryHistory.ts';
import { takeUp } from '../../state/requestInputs.ts';
import { searchOf } from '../../api/requestRef.ts';
import { useTfs } from '../../api/tfs.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HistoryMenu } from '../../ui/HistoryMenu.tsx';
import { Back, LinkSign } from '../../ui/icons.tsx';
import { AnalysesDialog } from './AnalysesDialog.tsx';
import { QueryDialog } from './QueryDialog.tsx';
import { inputWords } from './inputWords.ts';
import { resultSentence } from './resultSentence.ts';
import styles from './ResultHead.module.css';

/** One line with the query and the counts, and what can be done with the whole result. */
export function ResultHead({ answer }: { readonly answer: QueryAnswer }) {
  const { data: tfs } = useTfs();
  const { request_id: id, request } = answer;
  const ref = { id, revision: request.revision };
  const links = exportLinks(ref);
  const { toQuery, toNewQuery, toText } = useLeave(answer);
  const history = useQueryHistory();
  const inputs = inputWords(request);
  const [dialog, setDialog] = useState<'analyses' | 'query'>();
  const close = () => setDialog(undefined);

  return (
    <div className={styles.head}>
      <div className={styles.what}>
        <h1 tabIndex={-1}>{resultSentence(answer, tfs)}</h1>
        <p className={styles.query} title={request.query}>
          <code>{request.query}</code>
        </p>
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
        <Button variant="default" onClick={() => setDialog('query')}>
          Show Query
        </Button>
        <Button variant="default" onClick={() => setDialog('analyses')}>
          Show/Hide Analyses
        </Button>
        <CopyButton
          icon={<LinkSign />}
          label="Copy link"
          text={() => `${window.location.origin}${window.location.pathname}${searchOf(ref)}`}
        />
        <DownloadMenu
          label="Export"
          items={[
            { name: 'Excel workbook', detail: 'xlsx', href: links.xlsx, file: 'output.xlsx' },
            { name: 'All interactions', detail: 'csv', href: links.csv, file: 'output.csv' },
            {
              name: 'Everything, to reproduce',
              detail: 'zip',
              href: links.everything,
              file: 'trellis_result.zip',
            },
          ]}
        />
      </div>
      {dialog === 'query' && <QueryDialog answer={answer} onClose={close} />}
      {dialog === 'analyses' && <AnalysesDialog answer={answer} onClose={close} />}
    </div>
  );
}

/** The ways back: with the query that was run, with another text, or with an empty box. */
function useLeave({ request_id: id, request }: QueryAnswer) {
  const navigate = useNavigate();
  const toQuery = useMutation({
    mutationFn: async () => {
      if (useDraft.getState().request !== id) await takeUp(id, request.query);
      await navigate('/query');
    },
  });
  const toText = (text: string) => {
    useDraft.getState().write(text);
    void navigate('/query');
  };
  return { toQuery, toNewQuery: () => toText(''), toText };
}
