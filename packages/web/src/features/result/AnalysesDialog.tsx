import type { QueryAnswer } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core';
import { Checkbox, TextInput } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { useMemo, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useUpdateAnalyses } from '../../api/analysisIds.ts';
import { useTfs } from '../../api/tfs.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { countOf } from '../../ui/numbers.ts';
import {
  changesOf,
  labelsOf,
  matchingNames,
  ownName,
  renamed,
  shownCount,
  withVisibility,
  type VisibilityChange,
} from './analysisChanges.ts';
import styles from './AnalysesDialog.module.css';

interface Props {
  readonly answer: QueryAnswer;
  readonly onClose: () => void;
}

/** Shows, hides and renames the analyses of a result; nothing changes before Update. */
export function AnalysesDialog({ answer, onClose }: Props) {
  const [before] = useState<ColumnStates>(answer.analysisIds);
  const [ids, setIds] = useState(before);
  const [filter, setFilter] = useState('');
  const update = useUpdateAnalyses({ id: answer.requestId, revision: answer.request.revision });
  const { data: tfs } = useTfs();
  const labels = useMemo(
    () => labelsOf(answer, (tf) => tfs?.find(({ value }) => value === tf)?.name || tf),
    [answer, tfs],
  );
  const listed = matchingNames(ids, labels, filter);
  const save = () => {
    const changes = changesOf(before, ids);
    if (changes.length) update.mutate(changes, { onSuccess: onClose });
    else onClose();
  };
  return (
    <Dialog onClose={onClose} title="Show/Hide Analyses" size="xl">
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
            name={ownName(ids[i][1], before[i][1])}
            show={ids[i][1].show}
            onToggle={() => setIds(withVisibility(ids, [i], 'invert'))}
            onRename={(name) => setIds(renamed(ids, i, name || before[i][1].name))}
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
    </Dialog>
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
  /** Name that the user gave, '' for none. */
  readonly name: string;
  readonly show: boolean;
  readonly onToggle: () => void;
  readonly onRename: (name: string) => void;
}

const Analysis = ({ label, name, show, onToggle, onRename }: AnalysisProps) => (
  <li>
    <Checkbox className={styles.label} label={label} checked={show} onChange={onToggle} />
    <TextInput
      className={styles.name}
      aria-label={`Name of ${label}`}
      placeholder="Own name"
      maxLength={500}
      value={name}
      onChange={(event) => onRename(event.currentTarget.value)}
    />
  </li>
);
