import { TextArea } from '../../../ui/TextArea.tsx';
import styles from './inputs.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A text field for a list. */
export function TypedText({ label, value, placeholder, onChange }: Props) {
  return (
    <TextArea
      aria-label={label}
      rows={6}
      spellCheck={false}
      autoCapitalize="off"
      placeholder={placeholder}
      value={value}
      className={styles.typed}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
