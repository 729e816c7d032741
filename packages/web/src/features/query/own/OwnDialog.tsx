import type { NameMeaning } from '@trellis/core/views';
import { useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { addOwn } from '../../../state/own/ownAnalyses.ts';
import type { OwnContent } from '../../../state/own/ownDatabase.ts';
import { Button, TextButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { FileForm } from './FileForm.tsx';
import { analysisOf, problemsOf, type OwnDraft } from './ownDraft.ts';
import { useDrafts, type FileEntry } from './useDrafts.ts';
import { useTfMeanings, type TfMeanings } from './useTfMeanings.ts';
import styles from './own.module.css';

interface Props {
  readonly files: readonly File[];
  readonly edition: string;
  readonly onClose: () => void;
}

const isBeingRead = ({ draft, problem, isReadAgain }: FileEntry): boolean =>
  isReadAgain === true || (!draft && problem === undefined);

/** Reads files, shows what was recognized, and asks for what they do not say; Save keeps them in this browser. */
export function OwnDialog({ files, edition, onClose }: Props) {
  const { entries, edit, editAll, choose, leaveOut } = useDrafts(files);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { meanings, settle } = useTfMeanings(entries.flatMap(({ draft }) => draft?.tf ?? []));
  const ready = entries.flatMap(({ draft }) => draft ?? []);
  const isReading = entries.some(isBeingRead);
  const wrong = countWrong(ready, meanings);
  const save = async () => {
    setWasTried(true);
    const known = await settle();
    if (countWrong(ready, known) > 0) return;
    await addOwn(ready.map((draft) => contentOf(draft, edition, meaningOf(draft, known))));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Add your analyses" size="xl">
      <div className={styles.dialog}>
        <p className={styles.quiet}>
          The files stay in this browser until a query uses them. Each file becomes one analysis.
        </p>
        {entries.map((entry, i) => (
          <FileForm
            key={entry.key}
            entry={entry}
            meaning={entry.draft && meaningOf(entry.draft, meanings)}
            showsProblems={wasTried}
            onEdit={(draft) => edit(entry.key, draft)}
            onChoose={(choice) => choose(entry.key, choice)}
            onLeaveOut={() => leaveOut(entry.key)}
          >
            {i === 0 && ready.length > 1 && entry.draft && (
              <CopyToAll from={entry.draft} count={ready.length} onEditAll={editAll} />
            )}
          </FileForm>
        ))}
        <p role="status" className={styles.quiet}>
          {isReading
            ? 'Reading the files'
            : wasTried && wrong > 0
              ? `${countOf(wrong, 'analysis is', 'analyses are')} not complete.`
              : `${countOf(ready.length, 'analysis', 'analyses')} ready.`}
        </p>
        {failure !== undefined && <ErrorState message={failure} />}
        <div className={styles.ends}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={isReading || ready.length === 0}
            onClick={() => void save().catch((error: unknown) => setFailure(messageOf(error)))}
          >
            {`Save ${countOf(ready.length, 'analysis', 'analyses')}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface CopyProps {
  readonly from: OwnDraft;
  readonly count: number;
  readonly onEditAll: (next: (draft: OwnDraft) => OwnDraft) => void;
}

/** Copies what many files have in common. */
const CopyToAll = ({ from: { tf, experimentType, perturbation, edgeType, more }, count, onEditAll }: CopyProps) => (
  <p>
    <TextButton
      onClick={() => onEditAll((draft) => ({ ...draft, tf, experimentType, perturbation, edgeType, more }))}
    >
      Use TF, types and metadata for all {count} files
    </TextButton>
  </p>
);

const meaningOf = ({ tf }: OwnDraft, meanings: TfMeanings) => meanings.get(tf.trim());

const countWrong = (drafts: readonly OwnDraft[], meanings: TfMeanings): number =>
  drafts.filter((draft) => Object.keys(problemsOf(draft, meaningOf(draft, meanings))).length > 0).length;

function contentOf(draft: OwnDraft, edition: string, meaning: NameMeaning | undefined): OwnContent {
  const tf = meaning && 'id' in meaning ? meaning : { id: draft.tf, symbol: '' };
  const known = { id: crypto.randomUUID(), edition, created: Date.now() };
  return { analysis: analysisOf(draft, tf, known), rows: draft.rows };
}
