import { countOf } from '@trellis/core/formats';
import type { NameMeaning } from '@trellis/core/views';
import { useMemo } from 'react';
import { useQueryNames } from '../../../api/keys.ts';
import { useChosenOwn } from '../../../state/own/ownAnalyses.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { analysisKindsText } from '../../../shared/genes/analysisKinds.ts';
import { namesWithOwn } from '../own/ownVocabulary.ts';
import { useBuilderRows } from './builderRows.ts';
import styles from './builder.module.css';

interface TfFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name of a TF, a keyword or a named query, with its meaning. */
export function TfField({ value, onChange }: TfFieldProps) {
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

interface NameHintProps {
  readonly meaning: NameMeaning;
  /** Called with another name for the row. */
  readonly onPick: (name: string) => void;
}

/** Meaning of the name of a row, or what is wrong with it. */
function NameHint({ meaning, onPick }: NameHintProps) {
  switch (meaning.kind) {
    case 'tf':
      return <p className={styles.hint}>{tfText(meaning)}</p>;
    case 'keyword':
      return (
        <p className={styles.hint}>
          {countOf(meaning.tfs, 'TF')}, {countOf(meaning.analyses, 'analysis', 'analyses')}
        </p>
      );
    case 'gene':
      return <p className={styles.wrong}>{meaning.symbol || meaning.id} has no analyses as a TF.</p>;
    case 'ambiguous':
      return (
        <p className={styles.wrong}>
          Several genes have this name: <Choices names={meaning.ids} onPick={onPick} />
        </p>
      );
    case 'unknown':
      return (
        <p className={styles.wrong}>
          Not in this data set.
          {meaning.suggestions.length > 0 && (
            <>
              {' '}
              Did you mean <Choices names={meaning.suggestions} onPick={onPick} />?
            </>
          )}
        </p>
      );
    default:
      return meaning satisfies never;
  }
}

/** Id and symbol, as far as they are not the name itself, and what the data set has of the TF. */
function tfText(meaning: Extract<NameMeaning, { kind: 'tf' }>): string {
  const { name, id, symbol, isIsoform } = meaning;
  const names = [id, symbol].filter((one) => one !== '' && one.toUpperCase() !== name.toUpperCase());
  const read = isIsoform ? [`read as ${id}`, symbol].filter(Boolean) : names;
  return [...read, analysisKindsText(meaning)].join(' · ');
}

const Choices = ({
  names,
  onPick,
}: {
  readonly names: readonly string[];
  readonly onPick: NameHintProps['onPick'];
}) =>
  names.map((name, i) => (
    <span key={name}>
      {i > 0 && ' or '}
      <TextButton onClick={() => onPick(name)}>{name}</TextButton>
    </span>
  ));
