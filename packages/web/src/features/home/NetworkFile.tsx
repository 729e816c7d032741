import { useInputs } from '../../state/inputs.ts';
import { chooseRole } from '../../state/reading/chooseRole.ts';
import type { FileChoice, FileReading } from '../../state/reading/readingTask.ts';
import { useReading } from '../../state/reading/useReading.ts';
import { useInputText } from '../../state/useInputText.ts';
import { useNetworkTest } from '../../state/submit.ts';
import { FileCard } from '../../shared/genes/FileCard.tsx';
import { NameList } from '../../shared/genes/NameList.tsx';
import { NetworkTestButton } from '../../shared/genes/NetworkTestButton.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/states.tsx';
import styles from './NetworkCard.module.css';

/** What was understood of the network, with the ways to correct it, and the test. */
export function NetworkFile() {
  const { name, text, choices = {} } = useInputText(useInputs(({ inputs }) => inputs.targetnetworks));
  const { report, isCurrent } = useReading({ name, text, wanted: 'network', choice: choices });
  if (!report) return <Skeleton height={120} label="Reading the network" />;
  if (report.problem !== undefined)
    return (
      <p role="alert" className={styles.problem}>
        {report.problem}
      </p>
    );
  return <Network choices={choices} read={report.read} isCurrent={isCurrent} />;
}

interface Props {
  readonly choices: FileChoice;
  readonly read: FileReading;
  /** Whether the file was read as it is now. */
  readonly isCurrent: boolean;
}

function Network({ choices, read, isCurrent }: Props) {
  const change = useInputs((store) => store.change);
  const test = useNetworkTest();
  const choose = (next: FileChoice) => change('targetnetworks', { choices: { ...choices, ...next } });
  return (
    <>
      <FileCard
        {...read}
        answers={choices.answers ?? {}}
        onAnswer={(code, answer) => choose({ answers: { ...choices.answers, [code]: answer } })}
        onRole={(index, role) => choose({ chosen: chooseRole(read.file.columns, index, role) })}
      />
      <NameList title={`${countOf(read.unknown.length, 'name')} not in the database`} names={read.unknown} />
      <NetworkTestButton {...test} disabled={!isCurrent} />
    </>
  );
}
