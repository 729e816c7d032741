import { useInputs, type Input, type InputField } from '../../../state/inputs.ts';
import { ChosenList } from './ChosenList.tsx';
import { inputKinds, type InputKind } from './inputKinds.ts';
import type { InputText } from '../../../state/useInputText.ts';
import { useSources } from '../../../api/sources.ts';
import styles from './inputs.module.css';
import { TextArea } from '../../../ui/fields.tsx';
import { FileButton } from '../../../ui/FilePicking.tsx';

interface Props {
  readonly field: InputField;
  readonly input: Input;
  readonly text: InputText;
  readonly example: string | undefined;
  readonly onPick: (file: File) => void;
}

/** The part of an input card that depends on the source: a text field, a file, or a list. */
export function InputEditor({ field, input, text, example, onPick }: Props) {
  const { title, holds } = inputKinds[field];
  const change = useInputs((store) => store.change);
  switch (input.source) {
    case 'none':
      return null;
    case 'typed':
      return (
        <TypedText
          label={`Text of ${title}`}
          value={input.typed}
          placeholder={example?.trimEnd()}
          onChange={(typed) => change(field, { typed })}
        />
      );
    case 'uploaded':
      return <UploadedFile title={title} file={input.file} onPick={onPick} />;
    case 'predefined':
    case 'saved':
      return (
        <>
          {input.source === 'predefined' && <ListDescription kind={holds} name={input.name} />}
          <ChosenList
            name={input.name}
            isPredefined={input.source === 'predefined'}
            input={text}
            onCopy={(typed) => change(field, { source: 'typed', typed })}
          />
        </>
      );
    default:
      return input.source satisfies never;
  }
}

interface ListDescriptionProps {
  readonly kind: InputKind['holds'];
  readonly name: string;
}

/** What the data set says about a predefined list or network; empty where it says nothing. */
function ListDescription({ kind, name }: ListDescriptionProps) {
  const { data } = useSources();
  const wanted = kind === 'network' ? 'network' : 'list';
  const part = data?.parts.find((one) => one.kind === wanted && one.name === name);
  const text = [part?.description, part?.source].filter(Boolean).join(' Source: ');
  return text && <p className={styles.does}>{text}</p>;
}

interface TypedTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A text field for a list. */
function TypedText({ label, value, placeholder, onChange }: TypedTextProps) {
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

interface UploadedFileProps {
  readonly title: string;
  readonly file: Input['file'];
  readonly onPick: (file: File) => void;
}

/** Opens a file; a file can also be dropped on the whole card. */
function UploadedFile({ title, file, onPick }: UploadedFileProps) {
  return (
    <div className={styles.drop}>
      <FileButton label={`File of ${title}`} text={file ? 'Choose another file' : 'Choose a file'} onPick={onPick} />
      <span className={styles.fileName}>{file ? file.name : 'or drop it here'}</span>
    </div>
  );
}
