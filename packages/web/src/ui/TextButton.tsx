import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button within a text that looks like a link. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.button} {...props} />;
}
