import { useId } from 'react';
import { useInputs, type InputField } from '../../../state/inputs.ts';
import { useFileInput } from '../../../state/useFileInput.ts';
import { FormatHelp } from './FormatHelp.tsx';
import { InputCheck } from './InputCheck.tsx';
import { InputEditor } from './InputEditor.tsx';
import { inputKinds } from './inputKinds.ts';
import { InputProblem } from './InputProblem.tsx';
import { OwnListTools } from './OwnListTools.tsx';
import { SourceSelect } from './SourceSelect.tsx';
import { useExample } from './useExample.ts';
import cardStyles from '../../../ui/Card.module.css';
import { useFileDrop } from '../../../ui/useFileDrop.ts';
import { useInputText } from '../../../state/useInputText.ts';
import styles from './inputs.module.css';

/** One input of the query: its source, its text and a check of its genes. Files can be dropped on the card. */
export function InputCard({ field }: { readonly field: InputField }) {
  const kind = inputKinds[field];
  const input = useInputs(({ inputs }) => inputs[field]);
  const change = useInputs((store) => store.change);
  const text = useInputText(input);
  const example = useExample(field);
  const { pick, problem } = useFileInput(field);
  const { isOver, dropProps } = useFileDrop(pick);
  const heading = useId();
  return (
    <section className={cardStyles.card} aria-labelledby={heading} data-over={isOver || undefined} {...dropProps}>
      <div className={styles.head}>
        <h2 id={heading}>{kind.title}</h2>
        <FormatHelp title={kind.title} format={kind.format} example={example} />
      </div>
      <p className={styles.does}>{kind.description}</p>
      <SourceSelect kind={kind} input={input} onChange={(source) => change(field, source)} />
      <InputEditor field={field} input={input} text={text} example={example} onPick={pick} />
      <OwnListTools field={field} input={input} text={text} />
      <InputProblem message={problem} />
      {input.source === 'uploaded' && text.text?.trim() === '' && <InputProblem message="The file is empty." />}
      <InputCheck field={field} input={text} />
    </section>
  );
}
