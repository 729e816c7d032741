import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import type { OwnAnalysis } from '../../../state/own/ownAnalysis.ts';
import { changeOwn, readOwn } from '../../../state/own/ownAnalyses.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { DescriptionFields } from './DescriptionFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import { analysisOf, draftOf, problemsOf, type OwnDraft } from './ownDraft.ts';
import { useTfMeanings } from './useTfMeanings.ts';
import styles from './own.module.css';

interface Props {
  readonly analysis: OwnAnalysis;
  readonly onClose: () => void;
}

/** The form of a saved analysis: its label, TF, types, metadata, units and cutoffs. */
export function OwnEditor({ analysis, onClose }: Props) {
  const [draft, setDraft] = useState<OwnDraft>();
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { meanings, settle } = useTfMeanings(draft ? [draft.tf] : []);
  const meaning = meanings.get(draft?.tf.trim() ?? '');
  useEffect(() => {
    void readOwn(analysis.id).then((rows) =>
      rows ? setDraft(draftOf(analysis, rows)) : setFailure('The analysis is no longer in this browser.'),
    );
  }, [analysis]);
  const problems = draft ? problemsOf(draft, meaning) : {};
  const save = async () => {
    setWasTried(true);
    const tf = (await settle()).get(draft?.tf.trim() ?? '');
    if (!draft || !tf || !('id' in tf) || Object.keys(problemsOf(draft, tf)).length > 0) return;
    await changeOwn(analysisOf(draft, tf, analysis));
    onClose();
  };
  const shown = wasTried ? problems : {};
  return (
    <Dialog onClose={onClose} title={`Edit ${analysis.label}`} size="xl">
      <div className={styles.dialog}>
        {draft && (
          <>
            <p className={styles.quiet}>From the file {draft.file}.</p>
            <DescriptionFields draft={draft} meaning={meaning} problems={shown} onEdit={setDraft} />
            <NumberFields draft={draft} problems={shown} onEdit={setDraft} />
          </>
        )}
        {!draft && failure === undefined && <Skeleton height={160} label="Loading the analysis" />}
        {failure !== undefined && <ErrorState message={failure} />}
        <div className={styles.ends}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!draft}
            onClick={() => void save().catch((error: unknown) => setFailure(messageOf(error)))}
          >
            Save
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
