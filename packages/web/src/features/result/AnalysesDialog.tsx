import { Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryAnswer } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core/result';
import { useMemo, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { forgetResult, useResult } from '../../api/result.ts';
import {
  changesOf,
  labelsOf,
  matchingNames,
  namedAs,
  renamed,
  shownCount,
  shownName,
  useUpdateAnalyses,
  withVisibility,
  type VisibilityChange,
} from './analysisChanges.ts';
import { navigate } from '../../router/location.ts';
import { useDraft } from '../../state/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { countOf } from '../../ui/numbers.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import styles from './AnalysesDialog.module.css';

interface Props {
  readonly request: RequestRef;
  readonly onClose: () => void;
}

/**
 * Shows, hides and renames the analyses of a result; nothing changes before Update. After an update the page has the answer of the revision
 * before until the new one is read, which is waited for: with the names of the one before, the next update would change nothing.
 */
export function AnalysesDialog({ request, onClose }: Props) {
  const { data } = useResult(request);
  const [answer, setAnswer] = useState(data);
  if (!answer && data) setAnswer(data);
  return (
    <Dialog onClose={onClose} title="Show/Hide Analyses" size="xl">
      {answer ? (
        <Analyses answer={answer} onClose={onClose} />
      ) : (
        <Skeleton height={160} label="Loading the analyses" />
      )}
    </Dialog>
  );
}

interface AnalysesProps extends Pick<Props, 'onClose'> {
  readonly answer: QueryAnswer;
}

function Analyses({ answer, onClose }: AnalysesProps) {
  const [before] = useState<ColumnStates>(answer.analysisIds);
  const [ids, setIds] = useState(before);
  const [filter, setFilter] = useState('');
  const { requestId: id } = answer;
  const update = useUpdateAnalyses(id);
  const onError = useFailedUpdate(id, { onRejected: () => setIds(before), onClose });
  const labels = useMemo(() => labelsOf(answer), [answer]);
  const listed = matchingNames(ids, labels, filter);
  const save = () => {
    const changes = changesOf(before, ids);
    if (changes.length) update.mutate(changes, { onSuccess: onClose, onError });
    else onClose();
  };
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label="Filter the analyses"
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <VisibilityButtons onChange={(change) => setIds(withVisibility(ids, listed, change))} />
        <p className={styles.count}>
          {shownCount(ids)} of {countOf(ids.length, 'analysis', 'analyses')} shown
        </p>
      </div>
      <ul className={styles.list}>
        {listed.map((i) => (
          <Analysis
            key={i}
            label={labels[i]}
            name={shownName(ids[i], labels[i])}
            show={ids[i][1].show}
            onToggle={() => setIds(withVisibility(ids, [i], 'invert'))}
            onRename={(text) => setIds(renamed(ids, i, namedAs(ids[i], labels[i], text)))}
          />
        ))}
      </ul>
      {listed.length === 0 && <p>No analysis has “{filter}” in its name.</p>}
      {update.error && <ErrorState message={update.error.message} />}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={update.isPending} onClick={save}>
          Update
        </Button>
      </div>
    </>
  );
}

/** Buttons for all listed analyses. */
const VisibilityButtons = ({ onChange }: { readonly onChange: (change: VisibilityChange) => void }) => (
  <>
    <Button variant="default" onClick={() => onChange('show')}>
      Select all
    </Button>
    <Button variant="default" onClick={() => onChange('hide')}>
      None
    </Button>
    <Button variant="default" onClick={() => onChange('invert')}>
      Invert
    </Button>
  </>
);

interface AnalysisProps {
  readonly label: string;
  /** The label, or the name that the user gave. */
  readonly name: string;
  readonly show: boolean;
  readonly onToggle: () => void;
  readonly onRename: (name: string) => void;
}

const Analysis = ({ label, name, show, onToggle, onRename }: AnalysisProps) => (
  <li>
    <Checkbox aria-label={`Show ${label}`} checked={show} onChange={onToggle} />
    <NameField label={label} name={name} onRename={onRename} />
  </li>
);

/** The name of an analysis, to be edited; while it is empty, its label is the hint. */
function NameField({ label, name, onRename }: Pick<AnalysisProps, 'label' | 'name' | 'onRename'>) {
  const [isEmpty, setIsEmpty] = useState(false);
  const change = (text: string) => {
    setIsEmpty(text === '');
    onRename(text);
  };
  return (
    <TextInput
      className={styles.name}
      aria-label={`Name of ${label}`}
      placeholder={label}
      maxLength={500}
      value={isEmpty ? '' : name}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setIsEmpty(false)}
    />
  );
}

interface Options {
  /** Shows the analyses as the server has them. */
  readonly onRejected: () => void;
  readonly onClose: () => void;
}

/**
 * Handles an update of the analyses that the server does not take. A rejected one brings the list back, with the reason next
 * to it; a result that is gone is no longer shown; any other answer leads to the query. Without an answer nothing is lost.
 */
function useFailedUpdate(id: string, { onRejected, onClose }: Options): (error: Error) => void {
  const client = useQueryClient();
  return (error) => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 0) return;
    if (status === 400) {
      onRejected();
      return;
    }
    onClose();
    if (status === 404) {
      const { request, text, write } = useDraft.getState();
      if (request === id) write(text);
      forgetResult(client, id);
    } else navigate('/query');
  };
}
