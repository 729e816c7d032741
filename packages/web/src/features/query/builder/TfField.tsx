import { useQueryNames } from '../../../api/keys.ts';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import styles from './builder.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name of a TF, a keyword or a named query. */
export function TfField({ value, onChange }: Props) {
  const { data: names = [] } = useQueryNames();
  return (
    <div className={styles.tf}>
      <SuggestField
        label="TF"
        size="sm"
        value={value}
        onChange={onChange}
        items={names}
        placeholder="TF or keyword"
      />
    </div>
  );
}
