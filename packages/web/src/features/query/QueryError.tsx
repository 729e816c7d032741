import { excerptOf, placeOf, type Place } from './errorPlace.ts';
import styles from './QueryError.module.css';

interface Props {
  readonly message: string | undefined;
  /** The query that the message is about. */
  readonly text: string;
  readonly onGo: (place: Place) => void;
}

/** The server's sentence in red and, where it names a place in the query, that place. */
export function QueryError({ message, text, onGo }: Props) {
  if (message === undefined) return <p className={styles.hint}>Ctrl+Enter runs the query.</p>;
  const place = placeOf(message, text);
  return (
    <div role="alert" className={styles.error}>
      <p>{message}</p>
      {place && <Excerpt text={text} place={place} onGo={onGo} />}
    </div>
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
      <button type="button" className={styles.go} onClick={() => onGo(place)}>
        Go to this place
      </button>
    </div>
  );
}
