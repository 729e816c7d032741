import styles from './inputs.module.css';

/** Why an input cannot be used; empty without a message. */
export function InputProblem({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {message}
    </p>
  );
}
