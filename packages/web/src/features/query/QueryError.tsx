import { TextButton } from '../../ui/TextButton.tsx';
import type { EditorMessage } from './editor/diagnostics.ts';
import { excerptOf, placeOf, type Place } from './errorPlace.ts';
import styles from './QueryError.module.css';

interface Props {
  /** The server's sentence about the last try. */
  readonly message: string | undefined;
  /** The query that the sentence is about. */
  readonly asked: string;
  /** The first diagnostic of the current text. */
  readonly problem: EditorMessage | undefined;
  readonly text: string;
  readonly onGo: (place: Place) => void;
}

const emptyHint =
  'No interaction is left. Try a wider filter; a query that only excludes needs a TF to exclude from.';

const classOf = { error: styles.problem, warning: styles.warning };

const submitKeys = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl+Enter';

/** The server's sentence in red and, where it names a place in the query, that place; before that, what keeps it from running. */
export function QueryError({ message, asked, problem, text, onGo }: Props) {
  const place = message === undefined ? undefined : placeOf(message, asked);
  const isNew = problem !== undefined && (message === undefined || text !== asked);
  return (
    <>
      {message !== undefined && (
        <div role="alert" className={styles.error}>
          <p>{message}</p>
          {message.startsWith('empty query') && <p>{emptyHint}</p>}
          {place && <Excerpt text={asked} place={place} onGo={onGo} />}
        </div>
      )}
      <p role="status" className={isNew ? classOf[problem.severity] : styles.hint}>
        {isNew && problem.message}
        {!isNew && message === undefined && `${submitKeys} runs the query.`}
      </p>
    </>
  );
}

function Excerpt({
  text,
  place,
  onGo,
}: {
  readonly text: string;
  readonly place: Place;
  readonly onGo: Props['onGo'];
}) {
  const { before, wrong, after } = excerptOf(text, place);
  return (
    <div className={styles.place}>
      <code className={styles.line}>
        {before}
        <mark className={styles.wrong} data-empty={wrong === '' || undefined}>
          {wrong}
        </mark>
        {after}
      </code>
      <TextButton onClick={() => onGo(place)}>Go to this place</TextButton>
    </div>
  );
}
