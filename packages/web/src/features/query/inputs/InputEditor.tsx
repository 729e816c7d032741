import { useInputs, type Input, type InputField } from '../../../state/inputs.ts';
import { ChosenList } from './ChosenList.tsx';
import { inputKinds } from './inputKinds.ts';
import { ListDescription } from './ListDescription.tsx';
import { TypedText } from './TypedText.tsx';
import { UploadedFile } from './UploadedFile.tsx';
import type { InputText } from '../../../state/useInputText.ts';

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
