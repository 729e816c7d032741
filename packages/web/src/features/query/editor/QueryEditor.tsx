import { Compartment, EditorSelection } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';
import type { Span } from '@trellis/core/query';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { queryFieldId } from '../queryFieldId.ts';
import { queryExtensions } from './extensions.ts';
import type { EditorMessage } from './diagnostics.ts';
import type { QueryVocabulary } from './vocabulary.ts';

export interface EditorHandle {
  readonly focus: () => void;
  readonly select: (place: Span) => void;
}

export interface EditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly label: string;
  readonly describedBy: string;
  readonly example: string;
  readonly invalid: boolean;
  readonly value: string;
  readonly vocabulary: QueryVocabulary;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  /** Receives the first diagnostic of the text, undefined without one. */
  readonly onMessage: (first: EditorMessage | undefined) => void;
  /** What is selected where someone is writing already: the editor takes over with the focus there. */
  readonly selected?: Span;
}

/** The query editor: colors, completion and diagnostics. The only component that uses CodeMirror. */
export function QueryEditor({
  ref,
  value,
  vocabulary,
  example,
  onChange,
  onSubmit,
  onMessage,
  ...rest
}: EditorProps) {
  const { selected, ...names } = rest;
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const attributes = useRef(new Compartment());
  const change = useEffectEvent(onChange);
  const submit = useEffectEvent(onSubmit);
  const report = useEffectEvent(onMessage);
  const create = useEffectEvent((parent: HTMLElement) => {
    const events = { change, submit, report };
    const extensions = [
      queryExtensions({ vocabulary, events }),
      attributes.current.of(attributesOf({ ...names, example })),
    ];
    const view = new EditorView({ parent, doc: value, selection: { anchor: value.length }, extensions });
    if (selected) takeOver(view, selected);
    return view;
  });

  // Before the next key arrives, which belongs into the editor.
  useLayoutEffect(() => {
    if (!container.current) return;
    const view = create(container.current);
    editor.current = view;
    return () => view.destroy();
  }, []);
  useEffect(() => {
    if (editor.current) replaceText(editor.current, value);
  }, [value]);
  const { label, describedBy, invalid } = names;
  useEffect(() => {
    const set = attributes.current.reconfigure(attributesOf({ label, describedBy, invalid, example }));
    editor.current?.dispatch({ effects: set });
  }, [label, describedBy, invalid, example]);
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    select: (span) => editor.current && select(editor.current, span),
  }));

  return <div ref={container} />;
}

/** Gives a new editor focus and selection, and the completions of what was typed last as if it was typed here. */
function takeOver(view: EditorView, selected: Span): void {
  select(view, selected);
  view.dispatch({ userEvent: 'input.type' });
}

type Attributes = Pick<EditorProps, 'label' | 'describedBy' | 'invalid' | 'example'>;

const attributesOf = ({ label, describedBy, invalid, example }: Attributes) => [
  placeholder(example),
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': String(invalid),
    id: queryFieldId,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  }),
];

/** Replaces the whole text in one undoable step. */
function replaceText(view: EditorView, text: string): void {
  const { doc } = view.state;
  if (doc.toString() === text) return;
  view.dispatch({
    changes: { from: 0, to: doc.length, insert: text },
    selection: EditorSelection.cursor(view.state.toText(text).length),
    userEvent: 'input.replace',
  });
}

/** Selects a span, cut at the end of a text that has become shorter. */
function select(view: EditorView, { offset, length }: Span): void {
  const end = view.state.doc.length;
  const selection = { anchor: Math.min(offset, end), head: Math.min(offset + length, end) };
  view.dispatch({ selection, scrollIntoView: true });
  view.focus();
}
