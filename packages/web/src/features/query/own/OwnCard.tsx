import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useSite } from '../../../api/site.ts';
import { maxOwnAnalyses } from '../../../state/own/ownAnalysis.ts';
import { loadOwn, undoRemoval, useChosenOwn, useOwnAnalyses } from '../../../state/own/ownAnalyses.ts';
import cardStyles from '../../../ui/Card.module.css';
import { FilesButton } from '../../../ui/FileButton.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useFilesDrop } from '../../../ui/useFileDrop.ts';
import { InputProblem } from '../inputs/InputProblem.tsx';
import inputStyles from '../inputs/inputs.module.css';
import { OwnHelp } from './OwnHelp.tsx';
import { PrivateNote } from './PrivateNote.tsx';
import styles from './own.module.css';

const OwnList = lazy(async () => ({ default: (await import('./OwnList.tsx')).OwnList }));
const OwnDialog = lazy(async () => ({ default: (await import('./OwnDialog.tsx')).OwnDialog }));

/** The user's own analyses: files are read here and stay in this browser until a query uses them. */
export function OwnCard() {
  const { data: site } = useSite();
  const edition = site?.edition;
  const { analyses, problem } = useOwnAnalyses();
  const { files, take, close, refusal } = useFiles();
  const { isOver, dropProps } = useFilesDrop(take);
  const heading = useId();
  useEffect(() => {
    if (edition !== undefined) void loadOwn(edition);
  }, [edition]);
  return (
    <section className={cardStyles.card} aria-labelledby={heading} data-over={isOver || undefined} {...dropProps}>
      <div className={inputStyles.head}>
        <h2 id={heading}>My Analyses</h2>
        <OwnHelp />
      </div>
      <p className={inputStyles.does}>Your experiments, next to the public ones.</p>
      <PrivateNote isOpen={analyses.length === 0} />
      {analyses.length > 0 && (
        <Suspense>
          <OwnList analyses={analyses} />
        </Suspense>
      )}
      <ChosenCount />
      <div className={inputStyles.drop}>
        <FilesButton label="Files of My Analyses" text="Choose files" multiple onPick={take} />
        <span className={styles.quiet}>or drop them here: CSV, TSV, xlsx or gz</span>
      </div>
      <InputProblem message={refusal ?? problem} />
      <Removed />
      {files && edition !== undefined && (
        <Suspense>
          <OwnDialog files={files} edition={edition} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** The files of the dialog; more than a query takes are refused. */
function useFiles() {
  const [files, setFiles] = useState<readonly File[]>();
  const [refusal, setRefusal] = useState<string>();
  const take = (picked: readonly File[]) => {
    const isTooMany = picked.length > maxOwnAnalyses;
    setRefusal(isTooMany ? `Choose at most ${maxOwnAnalyses} files; these are ${picked.length}.` : undefined);
    if (!isTooMany) setFiles(picked);
  };
  return { files, take, close: () => setFiles(undefined), refusal };
}

function ChosenCount() {
  const chosen = useChosenOwn().length;
  const saved = useOwnAnalyses(({ analyses }) => analyses.length);
  if (saved === 0) return null;
  if (chosen > maxOwnAnalyses)
    return (
      <InputProblem message={`A query takes at most ${maxOwnAnalyses} of your analyses; ${chosen} are chosen.`} />
    );
  return (
    <p role="status" className={inputStyles.count}>
      {chosen === 0
        ? 'None chosen for this query'
        : `${countOf(chosen, 'analysis', 'analyses')} chosen for this query`}
    </p>
  );
}

function Removed() {
  const removed = useOwnAnalyses((state) => state.removed);
  if (!removed) return null;
  return (
    <p role="status">
      Removed {removed.analysis.label}. <TextButton onClick={() => void undoRemoval()}>Undo</TextButton>
    </p>
  );
}
