import type { ReactNode } from 'react';
import styles from './builder.module.css';

interface Props {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A small button that shows an icon, with its label as tooltip. */
export function IconButton({ label, disabled, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
