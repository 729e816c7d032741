import { Checkbox } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import { useState } from 'react';
import { useInputs, type Input, type InputField } from '../../../state/inputs.ts';
import { problemOfName, useSavedLists } from '../../../state/savedLists.ts';
import { NameDialog } from '../../../ui/NameDialog.tsx';
import type { InputText } from '../../../state/useInputText.ts';
import { inputKinds, useInputReading } from './inputKinds.ts';
import styles from './inputs.module.css';

interface Props {
  readonly field: InputField;
  readonly input: Input;
  readonly text: InputText;
}

/** Tools for a typed or uploaded text: whether it has a heading, as recognized or as the user says, and saving it as a list. Empty for other sources. */
export function OwnListTools({ field, input, text }: Props) {
  const change = useInputs((store) => store.change);
  const report = useInputReading(field, text);
  const recognizedHeading = report?.problem === undefined && typeof report?.read.file.format.heading === 'number';
  if (input.source !== 'typed' && input.source !== 'uploaded') return null;
  return (
    <div className={styles.own}>
      {field === 'targetnetworks' && (
        <Checkbox
          label="File Contains Header"
          checked={input.choices?.header ?? recognizedHeading}
          onChange={({ currentTarget }) =>
            change(field, { choices: { ...input.choices, header: currentTarget.checked } })
          }
        />
      )}
      <SaveListButton kind={inputKinds[field].holds} text={text.text} />
    </div>
  );
}

function SaveListButton({ kind, text = '' }: { readonly kind: 'genes' | 'network'; readonly text?: string }) {
  const [isNaming, setIsNaming] = useState(false);
  const { lists, save } = useSavedLists();
  return (
    <>
      <Button variant="default" disabled={text.trim() === ''} onClick={() => setIsNaming(true)}>
        Save
      </Button>
      {isNaming && (
        <NameDialog
          title={kind === 'network' ? 'Name Your Target Network' : 'Name Your Gene List'}
          taken={lists.map(({ name }) => name)}
          problemOf={problemOfName}
          onSave={(name) => save({ name, kind, text })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
