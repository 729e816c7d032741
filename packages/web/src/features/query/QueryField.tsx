import type { Span } from '@trellis/core/query';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { onPageLoad } from '../../memory/pageMemory.ts';
import type { EditorHandle, EditorProps } from './editor/QueryEditor.tsx';
import { queryFieldId } from './queryFieldId.ts';
import fieldStyles from '../../ui/Field.module.css';
import styles from './QueryField.module.css';

type Editor = ComponentType<EditorProps>;

/** The editor once it has been loaded, for as long as the page is open. */
let loaded: Editor | undefined;
onPageLoad(() => (loaded = undefined));

/**
 * The field for the query. The editor is large, so a field for plain text keeps its place until there is a query to show or
 * someone is about to write one; text, selection and focus stay.
 */
export function QueryField(props: Omit<EditorProps, 'selected'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const [shown, setShown] = useState<{ readonly Editor: Editor; readonly selected?: Span } | undefined>(
    () => loaded && { Editor: loaded },
  );
  const load = () =>
    import('./editor/QueryEditor.tsx').then(
      ({ QueryEditor }) => {
        loaded = QueryEditor;
        // Text that is being composed would be lost; the end of the composition comes here again.
        if (isComposing.current) return;
        // At once, so that no key arrives between the two fields.
        flushSync(() => setShown({ Editor: QueryEditor, selected: selectedIn(field.current) }));
      },
      // The plain field stays usable, and each further key tries again.
      () => undefined,
    );
  const isNeeded = props.value !== '';
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded]);
  if (shown) return <shown.Editor {...props} selected={shown.selected} />;
  return (
    <PlainField {...props} field={field} onUse={() => void load()} onComposing={(on) => (isComposing.current = on)} />
  );
}

/** The selected part of a field, empty at its caret; undefined when the focus is elsewhere. */
const selectedIn = (field: HTMLTextAreaElement | null): Span | undefined =>
  field && field === document.activeElement
    ? { offset: field.selectionStart, length: field.selectionEnd - field.selectionStart }
    : undefined;

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
function PlainField({ ref, field, describedBy, example, onChange, onSubmit, onUse, onComposing, ...props }: Props) {
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
