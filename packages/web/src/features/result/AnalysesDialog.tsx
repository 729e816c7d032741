import type { AnalysisIds, QueryAnswer } from '@trellis/contract';
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUpdateAnalyses } from '../../api/analysisIds.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { countOf } from '../../ui/numbers.ts';
import { changesOf, renamed, shownCount, switched, type Change } from './analysisChanges.ts';
import styles from './AnalysesDialog.module.css';

interface Props {
  readonly answer: QueryAnswer;
  readonly onClose: () => void;
}

/** Shows, hides and renames the analyses of a result; nothing changes before Update. */
export function AnalysesDialog({ answer, onClose }: Props) {
  const [before] = useState<AnalysisIds>(answer.analysis_ids);
  const [ids, setIds] = useState(before);
  const [filter, setFilter] = useState('');
  const update = useUpdateAnalyses({ id: answer.request_id });
  const wanted = filter.trim().toLowerCase();
  const listed = ids.flatMap(([, { name }], i) => (name.toLowerCase().includes(wanted) ? [i] : []));
  const change = (next: Change) => setIds(switched(ids, listed, next));
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
        <Button variant="default" onClick={() => change('show')}>
          Select all
        </Button>
        <Button variant="default" onClick={() => change('hide')}>
          None
        </Button>
        <Button variant="default" onClick={() => change('invert')}>
          Invert
        </Button>
        <p className={styles.count}>
          {shownCount(ids)} of {countOf(ids.length, 'analysis', 'analyses')} shown
        </p>
      </div>
      <ul className={styles.list}>
        {listed.map((i) => {
          const [[[tf], id], { name, show }] = ids[i];
          return (
            <li key={`${i}`}>
              <Checkbox
                aria-label={`Show analysis ${id} of ${tf}`}
                checked={show}
                onChange={() => setIds(switched(ids, [i], 'invert'))}
              />
              <TextInput
                className={styles.name}
                aria-label={`Name of analysis ${id} of ${tf}`}
                maxLength={500}
                value={name}
                onChange={(event) => setIds(renamed(ids, i, event.currentTarget.value))}
              />
            </li>
          );
        })}
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
