import styles from './ExampleList.module.css';

export interface Example {
  readonly text: string;
  readonly says: string;
}

interface Props {
  readonly examples: readonly Example[];
  readonly onPick: (text: string) => void;
  readonly disabled?: boolean;
}

/** Examples that do something: each line is a button. */
export function ExampleList({ examples, onPick, disabled }: Props) {
  return (
    <ul className={styles.list}>
      {examples.map(({ text, says }) => (
        <li key={text}>
          <button type="button" className={styles.example} disabled={disabled} onClick={() => onPick(text)}>
            <code className={styles.text}>{text}</code>
            <span className={styles.says}>{says}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
