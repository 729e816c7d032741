import type { ComponentProps } from 'react';
import { LabeledTable } from '../../ui/LabeledTable.tsx';
import styles from './Gene.module.css';

/** A table of a gene page; it scrolls on a narrow screen. */
export const FactTable = (props: Omit<ComponentProps<typeof LabeledTable>, 'className'>) => (
  <div className={styles.scroll} role="region" aria-label={props.caption} tabIndex={0}>
    <LabeledTable className={styles.table} {...props} />
  </div>
);
