import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';
import type { EditorHandle, EditorProps } from './editor/QueryEditor.tsx';
import { queryFieldId } from './queryFieldId.ts';
import fieldStyles from '../../ui/Field.module.css';
import styles from './PlainField.module.css';

type SharedProps = 'label' | 'describedBy' | 'example' | 'invalid' | 'value' | 'onChange' | 'onSubmit';

interface Props extends Pick<EditorProps, SharedProps> {
  readonly ref: Ref<EditorHandle>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Called when the pointer or the keyboard comes to the field. */
  readonly onUse: () => void;
  /** Called when an input method begins and ends to compose text. */
  readonly onComposing: (isComposing: boolean) => void;
}

/** The query as plain text, in the place of the editor until that is loaded. */
export function PlainField({
  ref,
  field,
  describedBy,
  example,
  onChange,
  onSubmit,
  onUse,
  onComposing,
  ...props
}: Props) {
  useImperativeHandle(
    ref,
    () => ({
      focus: () => field.current?.focus(),
      select: ({ offset, length }) => {
        field.current?.focus();
        field.current?.setSelectionRange(offset, offset + length);
      },
    }),
    [field],
  );
  const press = (event: KeyboardEvent) => {
    onUse();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <textarea
      ref={field}
      id={queryFieldId}
      className={`${fieldStyles.field} ${styles.plain}`}
      aria-label={props.label}
      aria-describedby={describedBy}
      aria-invalid={props.invalid}
      placeholder={example}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      value={props.value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
      onPointerEnter={onUse}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => {
        onComposing(false);
        onUse();
      }}
    />
  );
}
