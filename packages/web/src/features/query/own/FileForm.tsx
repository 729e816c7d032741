import type { NameMeaning } from '@trellis/core/views';
import { useId, type ReactNode } from 'react';
import { Loader } from '../../../ui/Button.tsx';
import { IconButton } from '../builder/RowButtons.tsx';
import { InputProblem } from '../inputs/InputCheck.tsx';
import { NameList } from '../../../shared/genes/NameList.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { Close } from '../../../ui/toolIcons.tsx';
import { FileCard } from '../../../shared/genes/FileCard.tsx';
import { chooseRole } from '../../../state/reading/chooseRole.ts';
import type { FileChoice } from '../../../state/reading/readingTask.ts';
import { DescriptionFields } from './DescriptionFields.tsx';
import { problemsOf, type OwnDraft } from './ownDraft.ts';
import { NumberFields } from './NumberFields.tsx';
import type { FileEntry } from './useDrafts.ts';
import styles from './own.module.css';

interface Props {
  readonly entry: FileEntry;
  readonly meaning: NameMeaning | undefined;
  /** Whether missing answers are pointed out. */
  readonly showsProblems: boolean;
  readonly onEdit: (draft: OwnDraft) => void;
  readonly onChoose: (choice: FileChoice) => void;
  readonly onLeaveOut: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** One file: what was recognized in it, and the form of its analysis. */
export function FileForm({ entry, meaning, showsProblems, onEdit, onChoose, onLeaveOut, children }: Props) {
  const { file, read, draft, choice, problem } = entry;
  const heading = useId();
  const problems = draft && showsProblems ? problemsOf(draft, meaning) : {};
  return (
    <section className={styles.file} aria-labelledby={heading}>
      <div className={styles.fileHead}>
        <h3 id={heading}>{file.name}</h3>
        <IconButton label={`Leave out ${file.name}`} onClick={onLeaveOut}>
          <Close />
        </IconButton>
      </div>
      {!read && problem === undefined && <Loader size={16} label={`Reading ${file.name}`} />}
      <InputProblem message={problem} />
      {read && draft && (
        <>
          <FileCard
            {...read}
            answers={choice.answers ?? {}}
            onAnswer={(code, answer) => onChoose({ ...choice, answers: { ...choice.answers, [code]: answer } })}
            onRole={(index, role) => onChoose({ ...choice, chosen: chooseRole(read.file.columns, index, role) })}
          />
          <NameList title={`${formatCount(read.unknown.length)} not in this edition`} names={read.unknown} />
          <NumberFields draft={draft} problems={problems} onEdit={onEdit} />
          <DescriptionFields draft={draft} meaning={meaning} problems={problems} onEdit={onEdit} />
          {children}
        </>
      )}
    </section>
  );
}
