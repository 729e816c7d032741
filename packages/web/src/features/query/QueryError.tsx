import type { Problem } from '@trellis/contract';
import type { Span } from '@trellis/core/query';
import type { Submission } from '../../state/submit.ts';
import { TextButton } from '../../ui/Button.tsx';
import { ErrorHelp } from '../../ui/states.tsx';
import type { EditorMessage } from './editor/diagnostics.ts';
import styles from './QueryError.module.css';

interface Props {
  /** The last run, with its error. */
  readonly submission: Pick<Submission, 'error' | 'problem' | 'query'>;
  /** The first diagnostic of the current text. */
  readonly diagnostic: EditorMessage | undefined;
  readonly text: string;
  readonly onGo: (range: Span) => void;
  /** Called with a corrected query. */
  readonly onReplace: (text: string) => void;
}

const classOf = { error: styles.problem, warning: styles.warning };

/** The server's error with its place in the query; before a run, the diagnostic that prevents one. */
export function QueryError({ submission, diagnostic, text, onGo, onReplace }: Props) {
  const { error, query = '' } = submission;
  const isNew = diagnostic !== undefined && (error === undefined || text !== query);
  return (
    <>
      {error !== undefined && <Failure submission={submission} text={text} onGo={onGo} onReplace={onReplace} />}
      <p role="status" className={isNew ? classOf[diagnostic.severity] : styles.hint}>
        {isNew && diagnostic.message}
        {!isNew && error === undefined && 'Enter runs the query, Shift+Enter breaks the line.'}
      </p>
    </>
  );
}

function Failure({ submission: { error, problem, query = '' }, text, onGo, onReplace }: Omit<Props, 'diagnostic'>) {
  const range = problem?.place && spanOf(problem.place, query);
  return (
    <div role="alert" className={styles.error}>
      <p>{error}</p>
      <ErrorHelp code={problem?.code} />
      {range && <Excerpt text={query} range={range} onGo={onGo} />}
      {range && text === query && (
        <Suggestions names={problem?.suggestions ?? []} onPick={(name) => onReplace(replaced(query, range, name))} />
      )}
    </div>
  );
}

const replaced = (text: string, { offset, length }: Span, name: string): string =>
  text.slice(0, offset) + name + text.slice(offset + length);

function Suggestions({
  names,
  onPick,
}: {
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
}) {
  if (!names.length) return null;
  return (
    <p className={styles.suggestions}>
      Did you mean
      {names.map((name) => (
        <TextButton key={name} onClick={() => onPick(name)}>
          {name}
        </TextButton>
      ))}
      ?
    </p>
  );
}

function Excerpt({ text, range, onGo }: { readonly text: string; readonly range: Span } & Pick<Props, 'onGo'>) {
  const { before, wrong, after } = excerptOf(text, range);
  return (
    <div className={styles.place}>
      <code className={styles.line}>
        {before}
        <mark className={styles.wrong} data-empty={wrong === '' || undefined}>
          {wrong}
        </mark>
        {after}
      </code>
      <TextButton onClick={() => onGo(range)}>Go to this place</TextButton>
    </div>
  );
}

/**
 * The part of a text that a place in code points names, in UTF-16 units. An empty place at the end is behind the last
 * character that is not a blank. Undefined for a place outside of the text.
 */
export function spanOf({ from, to }: NonNullable<Problem['place']>, text: string): Span | undefined {
  const points = [...text];
  if (to > points.length) return undefined;
  const offset = points.slice(0, from).join('').length;
  const length = points.slice(from, to).join('').length;
  return { offset: length ? offset : Math.min(offset, text.trimEnd().length), length };
}

/** The line that a range is on, cut to what fits next to it, in three parts. */
export function excerptOf(text: string, { offset, length }: Span, width = 60) {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const lineEnd = newline < 0 ? text.length : newline;
  const start = Math.max(lineStart, offset - width);
  const end = Math.min(lineEnd, offset + length + width);
  return {
    before: `${start > lineStart ? '…' : ''}${text.slice(start, offset)}`,
    wrong: text.slice(offset, Math.min(offset + length, lineEnd)),
    after: `${text.slice(Math.min(offset + length, lineEnd), end)}${end < lineEnd ? '…' : ''}`,
  };
}
