import styles from './Consensus.module.css';

/** A DNA consensus, each base in its color; letters for several bases are gray. */
export function Consensus({ letters }: { readonly letters: string }) {
  return (
    <span className={styles.consensus} aria-label={letters} role="img">
      {[...letters].map((letter, i) => (
        <span key={i} aria-hidden data-base={letter.toLowerCase()}>
          {letter}
        </span>
      ))}
    </span>
  );
}
