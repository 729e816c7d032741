import type { QueryAnswer } from '@trellis/contract';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useDraft } from '../../api/draft.ts';
import { exportLinks } from '../../api/result.ts';
import { searchOf } from '../../api/requestRef.ts';
import { useTfs } from '../../api/tfs.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { Back, LinkSign } from '../../ui/icons.tsx';
import { resultSentence } from './resultSentence.ts';
import styles from './ResultHead.module.css';

/** One line with the query and the counts, and what can be done with the whole result. */
export function ResultHead({ answer }: { readonly answer: QueryAnswer }) {
  const { data: tfs } = useTfs();
  const { request_id: id, request } = answer;
  const ref = { id, revision: request.revision };
  const links = exportLinks(ref);
  const { toQuery, toNewQuery } = useLeave(answer);

  return (
    <div className={styles.head}>
      <div className={styles.what}>
        <h1 tabIndex={-1}>{resultSentence(answer, tfs)}</h1>
        <p className={styles.query} title={request.query}>
          <code>{request.query}</code>
        </p>
      </div>
      <div className={styles.tools} role="group" aria-label="This result">
        <Button variant="default" leftSection={<Back />} onClick={toQuery}>
          Back to the query
        </Button>
        <Button variant="default" onClick={toNewQuery}>
          New query
        </Button>
        <CopyButton
          icon={<LinkSign />}
          label="Copy link"
          text={() => `${window.location.origin}${window.location.pathname}${searchOf(ref)}`}
        />
        <DownloadMenu
          label="Export"
          items={[
            { name: 'Excel workbook', detail: 'xlsx', href: links.xlsx, file: 'result.xlsx' },
            { name: 'All interactions', detail: 'csv', href: links.csv, file: 'result.csv' },
          ]}
        />
      </div>
    </div>
  );
}

/** The two ways back: with the query that was run, or with an empty box. */
function useLeave({ request_id: id, request }: QueryAnswer) {
  const navigate = useNavigate();
  const toQuery = () => {
    const draft = useDraft.getState();
    if (draft.request !== id) draft.ran(request.query, id);
    void navigate('/query');
  };
  const toNewQuery = () => {
    useDraft.getState().write('');
    void navigate('/query');
  };
  return { toQuery, toNewQuery };
}
