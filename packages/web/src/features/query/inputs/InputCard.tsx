import { Button, Checkbox } from '@mantine/core';
import { useId, useState, type DragEvent } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { useInputs, type InputField } from '../../../state/inputs.ts';
import { readFile } from '../../../state/readFile.ts';
import { problemOfName, useSavedLists } from '../../../state/savedLists.ts';
import { NameDialog } from '../../../ui/NameDialog.tsx';
import { ChosenList } from './ChosenList.tsx';
import { FormatHelp } from './FormatHelp.tsx';
import { InputCheck } from './InputCheck.tsx';
import { inputKinds } from './inputKinds.ts';
import { SourceSelect } from './SourceSelect.tsx';
import { TypedText } from './TypedText.tsx';
import { UploadedFile } from './UploadedFile.tsx';
import { useExample } from './useExample.ts';
import { useInputText } from './useInputText.ts';
import styles from './inputs.module.css';

/** One input: where it comes from, its text, and what that holds. Takes files that are dropped on it. */
export function InputCard({ field }: { readonly field: InputField }) {
  const kind = inputKinds[field];
  const input = useInputs(({ inputs }) => inputs[field]);
  const change = useInputs((store) => store.change);
  const text = useInputText(input);
  const example = useExample(field);
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);
  const heading = useId();
  const pick = (file: File) => {
    readFile(file).then(
      (read) => {
        setProblem(undefined);
        change(field, read);
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length) pick(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const own = input.source === 'typed' || input.source === 'uploaded';

  return (
    <section
      className={styles.card}
      aria-labelledby={heading}
      data-over={over || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        <h2 id={heading}>{kind.title}</h2>
        <FormatHelp title={kind.title} format={kind.format} example={example} />
      </div>
      <p className={styles.does}>{kind.does}</p>
      <SourceSelect kind={kind} input={input} onChange={(source) => change(field, source)} />
      {input.source === 'typed' && (
        <TypedText
          label={`Text of ${kind.title}`}
          value={input.typed}
          placeholder={example?.trimEnd()}
          onChange={(typed) => change(field, { typed })}
        />
      )}
      {input.source === 'uploaded' && <UploadedFile title={kind.title} file={input.file} onPick={pick} />}
      {(input.source === 'predefined' || input.source === 'saved') && (
        <ChosenList
          name={input.name}
          predefined={input.source === 'predefined'}
          input={text}
          onCopy={(typed) => change(field, { source: 'typed', typed })}
        />
      )}
      {own && (
        <div className={styles.own}>
          {field === 'targetnetworks' && (
            <Checkbox
              label="File Contains Header"
              checked={input.header}
              onChange={(event) => change(field, { header: event.currentTarget.checked })}
            />
          )}
          <SaveButton holds={kind.holds} text={text.text} />
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {input.source === 'uploaded' && text.text?.trim() === '' && (
        <p role="alert" className={styles.problem}>
          The file is empty.
        </p>
      )}
      <InputCheck field={field} input={text} />
    </section>
  );
}

function SaveButton({ holds, text = '' }: { readonly holds: 'genes' | 'network'; readonly text?: string }) {
  const [naming, setNaming] = useState(false);
  const { lists, save } = useSavedLists();
  return (
    <>
      <Button variant="default" disabled={text.trim() === ''} onClick={() => setNaming(true)}>
        Save
      </Button>
      {naming && (
        <NameDialog
          title={holds === 'network' ? 'Name Your Target Network' : 'Name Your Gene List'}
          taken={lists.map(({ name }) => name)}
          problemOf={problemOfName}
          onSave={(name) => save({ name, kind: holds, text })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
