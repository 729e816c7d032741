import type { QueryAnswer } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core';
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUpdateAnalyses } from '../../api/analysisIds.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { countOf } from '../../ui/numbers.ts';
import {
  changesOf,
  matchingNames,
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
  const listed = matchingNames(ids, filter);
  const save = () => {
    const changes = changesOf(before, ids);
    if (changes.length) update.mutate(changes, { onSuccess: onClose });
    else onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Show/Hide Analyses" size="xl">
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
            analysis={ids[i]}
            onToggle={() => setIds(withVisibility(ids, [i], 'invert'))}
            onRename={(name) => setIds(renamed(ids, i, name))}
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
    </Modal>
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
  readonly analysis: ColumnStates[number];
  readonly onToggle: () => void;
  readonly onRename: (name: string) => void;
}

const Analysis = ({ analysis: [[[tf], id], { name, show }], onToggle, onRename }: AnalysisProps) => (
  <li>
    <Checkbox aria-label={`Show analysis ${id} of ${tf}`} checked={show} onChange={onToggle} />
    <TextInput
      className={styles.name}
      aria-label={`Name of analysis ${id} of ${tf}`}
      maxLength={500}
      value={name}
      onChange={(event) => onRename(event.currentTarget.value)}
    />
  </li>
);
