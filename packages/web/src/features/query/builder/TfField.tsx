import { useMemo } from 'react';
import { useQueryNames } from '../../../api/keys.ts';
import { useChosenOwn } from '../../../state/own/ownAnalyses.ts';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { namesWithOwn } from '../own/ownVocabulary.ts';
import { useBuilderRows } from './builderContext.ts';
import { NameHint } from './NameHint.tsx';
import styles from './builder.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name of a TF, a keyword or a named query, with its meaning. */
export function TfField({ value, onChange }: Props) {
  const { data } = useQueryNames();
  const own = useChosenOwn();
  const names = useMemo(() => namesWithOwn(data ?? [], own), [data, own]);
  const meaning = useBuilderRows().meanings.get(value.trim());
  const isWrong = meaning !== undefined && meaning.kind !== 'tf' && meaning.kind !== 'keyword';
  return (
    <div className={styles.tf}>
      <SuggestField
        label="TF"
        size="sm"
        value={value}
        onChange={onChange}
        items={names}
        placeholder="TF or keyword"
        error={isWrong}
      />
      {meaning && <NameHint meaning={meaning} onPick={onChange} />}
    </div>
  );
}
