import { Popover } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { QueryAnswer, RequestInfo } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { exportLinks } from '../../api/result.ts';
import { hiddenCount, useUpdateAnalyses, withAllShown } from './analysisChanges.ts';
import { ShareInFolder } from '../../portable/lazyParts.ts';
import { isFolder } from '../../router/base.ts';
import { navigate } from '../../router/location.ts';
import { useDraft } from '../../state/draft.ts';
import { restoreRequest } from '../../state/requestInputs.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DownloadMenu } from '../../shared/exports/DownloadMenu.tsx';
import { countOf } from '../../ui/numbers.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Back, Copy } from '../../ui/toolIcons.tsx';
import { ResultMenu } from './ResultMenu.tsx';
import { inputTexts, resultSentence } from './resultTexts.ts';
import styles from '../../ui/ViewHead.module.css';
import queryStyles from './QueryDialog.module.css';

const OwnAnalyses = lazy(async () => ({ default: (await import('./OwnAnalyses.tsx')).OwnAnalyses }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

interface Props {
  readonly answer: QueryAnswer;
}

/** One line with the result in a sentence, its query, and the three things done most; everything else is in a menu. */
export function ResultHead({ answer }: Props) {
  const { request } = answer;
  const toQuery = useBack(answer);
  const inputs = inputTexts(request);
  const ownAnalyses = request.ownAnalyses ?? [];
  return (
    <>
      <div className={styles.head}>
        <div className={styles.lines}>
          <div className={styles.what}>
            <h1 tabIndex={-1}>{resultSentence(answer)}</h1>
            <p className={styles.query} title={request.query}>
              <code>{request.query}</code>
            </p>
            <QueryPopover request={request} />
          </div>
          {inputs.length > 0 && <p className={styles.inputs}>{inputs.join(' · ')}</p>}
        </div>
        <div className={styles.tools} role="group" aria-label="This result">
          <Button
            variant="default"
            leftSection={<Back />}
            loading={toQuery.isPending}
            onClick={() => toQuery.mutate()}
          >
            Modify query
          </Button>
          <ExportMenu request={{ id: answer.requestId, revision: request.revision }} />
          <ShareButton answer={answer} />
          <ResultMenu answer={answer} />
        </div>
      </div>
      <HiddenAnalyses answer={answer} />
      {ownAnalyses.length > 0 && (
        <Suspense>
          <OwnAnalyses answer={answer} />
        </Suspense>
      )}
      {toQuery.error && (
        <ErrorState message={`The inputs of this query could not be read. ${toQuery.error.message}`} />
      )}
    </>
  );
}

/** Opens the address of the result, and the code that shows a figure of it on another page. */
function ShareButton({ answer }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          {isFolder ? (
            <ShareInFolder
              id={answer.requestId}
              revision={answer.request.revision}
              what="result"
              hasOwnAnalyses={(answer.request.ownAnalyses ?? []).length > 0}
              onClose={close}
            />
          ) : (
            <ShareDialog answer={answer} onClose={close} />
          )}
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

/** The way back to the query page, with the query and the inputs of the result. */
const useBack = ({ requestId: id, request }: QueryAnswer) =>
  useMutation({
    mutationFn: async () => {
      if (useDraft.getState().request !== id) await restoreRequest(id, request);
      navigate('/query');
    },
  });

/** Says how many analyses are hidden, and shows them again; nothing if all are shown. */
function HiddenAnalyses({ answer: { requestId: id, analysisIds } }: { readonly answer: QueryAnswer }) {
  const update = useUpdateAnalyses(id);
  const hidden = hiddenCount(analysisIds);
  if (!hidden) return null;
  return (
    <p className={styles.hidden}>
      {hidden} of {countOf(analysisIds.length, 'analysis', 'analyses')} hidden:{' '}
      <TextButton onClick={() => update.mutate(withAllShown(analysisIds))}>show</TextButton>
      {update.error && <ErrorState message={update.error.message} />}
    </p>
  );
}

/** The whole query, a button that copies it, and the additional edge features. */
const QueryPopover = ({ request: { query, edges } }: { readonly request: RequestInfo }) => (
  <Popover position="bottom-start" offset={4} trapFocus>
    <Popover.Target>
      <Button variant="subtle" size="compact-sm">
        Show Query
      </Button>
    </Popover.Target>
    <Popover.Dropdown className={queryStyles.popover}>
      <pre className={queryStyles.text} tabIndex={0}>
        {query}
      </pre>
      <CopyButton icon={<Copy />} label="Copy" text={() => query} />
      {edges.length > 0 && (
        <>
          <h3>Additional Edge Features</h3>
          <ul className={queryStyles.edges}>
            {edges.map((edge) => (
              <li key={edge}>{edge}</li>
            ))}
          </ul>
        </>
      )}
    </Popover.Dropdown>
  </Popover>
);
