import { Checkbox } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import { useState } from 'react';
import { useInputs, type Input, type InputField } from '../../../state/inputs.ts';
import { problemOfName, useSavedLists } from '../../../state/savedLists.ts';
import { NameDialog } from '../../../ui/NameDialog.tsx';
import { inputKinds } from './inputKinds.ts';
import styles from './inputs.module.css';

interface Props {
  readonly field: InputField;
  readonly input: Input;
  readonly text: string | undefined;
}

/** Tools for a typed or uploaded text: whether it has a header, and saving it as a list. Empty for other sources. */
export function OwnListTools({ field, input, text }: Props) {
  const change = useInputs((store) => store.change);
  if (input.source !== 'typed' && input.source !== 'uploaded') return null;
  return (
    <div className={styles.own}>
      {field === 'targetnetworks' && (
        <Checkbox
          label="File Contains Header"
          checked={input.header}
          onChange={(event) => change(field, { header: event.currentTarget.checked })}
        />
      )}
      <SaveListButton kind={inputKinds[field].holds} text={text} />
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
