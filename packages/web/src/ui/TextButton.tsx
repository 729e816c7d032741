import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

/** A button within a text: it looks like a link, and does something here instead of leading elsewhere. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.button} {...props} />;
}
