import type { Span } from '@trellis/core/query';
import { useEffect, useEffectEvent, useId, useRef, useState, useMemo } from 'react';
import { useSite } from '../../api/site.ts';
import { useDraft } from '../../state/draft.ts';
import type { Submission } from '../../state/submit.ts';
import { Running } from '../../ui/states.tsx';
import type { EditorMessage } from './editor/diagnostics.ts';
import type { EditorHandle } from './editor/QueryEditor.tsx';
import { QueryButtons } from './QueryButtons.tsx';
import { QueryError } from './QueryError.tsx';
import { QueryField } from './QueryField.tsx';
import { Restrictions } from './Restrictions.tsx';
import { SubmitOptions } from './SubmitOptions.tsx';
import { useConfirmation } from './useConfirmation.tsx';
import styles from './QueryBox.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { keysOf, queryNames, valuesOf } from '../../api/keys.ts';
import { meaningsOf } from '../../api/names.ts';
import { useChosenOwn } from '../../state/own/ownAnalyses.ts';
import { vocabularyWithOwn } from './own/ownVocabulary.ts';
import type { QueryVocabulary } from './editor/vocabulary.ts';

interface Props {
  readonly submission: Submission;
  /** The editor takes the focus whenever this number changes. */
  readonly focus: number;
}

/**
 * The query editor with Submit and Reset and what the query would find; below it what restricts the query, and the progress,
 * the last error, or the first diagnostic.
 */
export function QueryBox({ submission, focus }: Props) {
  const { text, write } = useDraft();
  const vocabulary = useVocabulary();
  const example = useExampleText();
  const editor = useRef<EditorHandle>(null);
  const statusId = useId();
  const [message, setMessage] = useState<EditorMessage>();
  const { submit, problem, dialog } = useConfirmation(submission);
  useEffect(() => editor.current?.focus(), [focus]);
  useErrorOfText(submission, text);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <QueryField
        ref={editor}
        label="Query"
        describedBy={statusId}
        example={example}
        invalid={submission.error !== undefined || message?.severity === 'error'}
        value={text}
        vocabulary={vocabulary}
        onChange={write}
        onSubmit={() => submit(text)}
        onMessage={setMessage}
      />
      <QueryButtons submission={submission} onReset={() => editor.current?.focus()} />
      <Restrictions />
      <div className={styles.below}>
        <div id={statusId} className={styles.message}>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <QueryStatus
            submission={submission}
            message={message}
            text={text}
            onSelect={(place) => editor.current?.select(place)}
            onReplace={write}
          />
        </div>
        <SubmitOptions />
      </div>
      {dialog}
    </form>
  );
}

/** Takes the error of the last run away when the text is no longer the one that failed. */
function useErrorOfText({ error, query, clearError }: Submission, text: string): void {
  const onText = useEffectEvent(() => {
    if (error !== undefined && text !== query) clearError();
  });
  useEffect(() => onText(), [text]);
}

/** The placeholder of the editor, with TFs of the data set. */
function useExampleText(): string {
  const { data: site } = useSite();
  const examples = site?.examples ?? [];
  return `Search transcription factors${examples.length > 0 ? `, e.g. ${examples.join(' and ')}` : ''}`;
}

interface StatusProps {
  readonly submission: Submission;
  readonly message: EditorMessage | undefined;
  readonly text: string;
  readonly onSelect: (place: Span) => void;
  readonly onReplace: (text: string) => void;
}

function QueryStatus({ submission, message, text, onSelect, onReplace }: StatusProps) {
  if (submission.running) {
    return <Running key={submission.query} text="Waiting for the result" onCancel={submission.cancel} />;
  }
  return (
    <QueryError submission={submission} diagnostic={message} text={text} onGo={onSelect} onReplace={onReplace} />
  );
}

/** The editor's vocabulary, from the server and the chosen own analyses; names are prefetched, so that the first completion is quick. */
function useVocabulary(): QueryVocabulary {
  const client = useQueryClient();
  const own = useChosenOwn();
  useEffect(() => void client.prefetchQuery(queryNames), [client]);
  return useMemo(
    () =>
      vocabularyWithOwn(
        {
          names: () => client.ensureQueryData(queryNames),
          keys: (tfs) => client.ensureQueryData(keysOf(tfs)),
          values: (key, tfs) => client.ensureQueryData(valuesOf(key, tfs)),
          explain: (names) => client.ensureQueryData(meaningsOf(names)),
        },
        own,
      ),
    [client, own],
  );
}
