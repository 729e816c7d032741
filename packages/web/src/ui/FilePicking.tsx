import styles from './FilePicking.module.css';
import { Running } from './Running.tsx';

interface Props {
  /** The file that is being read. */
  readonly reading: { readonly name: string; readonly cancel: () => void } | undefined;
  /** Why the last file could not be read. */
  readonly problem: string | undefined;
}

/** How the reading of a chosen file goes: which one is read, with a button that cancels it, or why it could not be read. */
export function FilePicking({ reading, problem }: Props) {
  if (reading) return <Running text={`Reading ${reading.name}`} onCancel={reading.cancel} />;
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
