import type { ComponentProps } from 'react';
import styles from './Field.module.css';

/** A field for several lines of text. */
export const TextArea = ({ className = '', ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={`${styles.field} ${className}`} {...rest} />
);
