import type { Span } from '@trellis/core/query';
import type { Submission } from '../../state/submit.ts';
import { ErrorHelp } from '../../ui/states.tsx';
import { TextButton } from '../../ui/Button.tsx';
import type { EditorMessage } from './editor/diagnostics.ts';
import { excerptOf, spanOf } from './errorPlace.ts';
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
