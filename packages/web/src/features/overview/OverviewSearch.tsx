import { useId, useMemo, useState, type FormEvent } from 'react';
import { useKeyValues } from '../../api/keys.ts';
import { useOverviewSuggestions } from '../../api/overview.ts';
import { Button } from '../../ui/Button.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import styles from './OverviewSearch.module.css';

interface Props {
  /** The active filter. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches analyses by TF, symbol or metadata. Set `key` to the filter: Back then resets the field to it. */
export function OverviewSearch({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const { data: texts } = useOverviewSuggestions();
  const { data: values } = useKeyValues(comparedKey(text));
  const items = useMemo(() => searchSuggestions(text, texts ?? [], values ?? []), [text, texts, values]);
  const help = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <form className={styles.form} onSubmit={submit} role="search" aria-label="Analyses">
      <div className={styles.field}>
        <SuggestField
          size="sm"
          label="Search the analyses"
          value={text}
          onChange={setText}
          items={items}
          placeholder="TF, symbol, any value, or KEY = value"
          describedBy={help}
        />
      </div>
      <Button type="submit">Search</Button>
      <p id={help} className={styles.help}>
        Any part of a TF id, symbol or value; or <code>EXPERIMENT_TYPE = Expression</code>,{' '}
        <code>EXPERIMENT_TYPE != Expression</code>.
      </p>
    </form>
  );
}

/** The start of a comparison: `KEY =` or `KEY !=`. */
const comparison = /^\s*([^=!]+?)\s*(!?=)/;

/** The metadata key of the comparison in a text; undefined without one. */
export function comparedKey(text: string): string | undefined {
  return comparison.exec(text)?.[1].toUpperCase();
}

/** Suggestions of the search field: comparisons with the values of a key, or `texts` (TFs, keys and values). */
export function searchSuggestions(text: string, texts: readonly string[], values: readonly string[]) {
  const compared = comparison.exec(text);
  if (!compared) return texts.map((value) => ({ value, name: '' }));
  const [, key, operator] = compared;
  return values.map((value) => ({ value: `${key.trim()} ${operator} ${value}`, name: '' }));
}
