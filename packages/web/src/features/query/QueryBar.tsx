import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useDraft } from '../../state/draft.ts';
import { edgesPhrase, inputPhrases } from '../../state/inputPhrases.ts';
import { inputFields, useInputs, type InputField } from '../../state/inputs.ts';
import { useTfs } from '../../api/tfs.ts';
import { useInputText } from './inputs/useInputText.ts';
import { useReadInput } from './inputs/useReadInput.ts';
import { queryWords } from './queryWords.ts';
import styles from './QueryBar.module.css';

interface Props {
  /** Id of the form that the button submits. */
  readonly form: string;
  readonly running: boolean;
}

/** Stays at the bottom of the window and shows the query with its inputs in words. */
export function QueryBar({ form, running }: Props) {
  const text = useDraft((draft) => draft.text);
  const edges = useInputs((inputs) => inputs.edges);
  const { data: tfs } = useTfs();
  const symbols = useMemo(
    () => new Map(tfs?.map(({ value, name }) => [value.toUpperCase(), name.trim() || undefined])),
    [tfs],
  );
  const words = queryWords(text, (id) => symbols.get(id.toUpperCase()));
  if (words === undefined) return null;
  return (
    <aside className={styles.bar} aria-label="Query in words">
      <p className={styles.words} title={words}>
        {words}
        {inputFields.map((field) => (
          <InputWords key={field} field={field} />
        ))}
        {edges.length > 0 && `, ${edgesPhrase(edges)}`}
      </p>
      <Button type="submit" form={form} size="sm" disabled={running}>
        Run
      </Button>
    </aside>
  );
}

function InputWords({ field }: { readonly field: InputField }) {
  const input = useInputText(useInputs(({ inputs }) => inputs[field]));
  const read = useReadInput(field, input);
  if (!read) return null;
  return `, ${inputPhrases[field](input.name, read.problem === undefined ? read.summary : 'cannot be read')}`;
}
