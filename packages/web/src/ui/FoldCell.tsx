import type { ReactNode } from 'react';
import { foldSign } from './foldText.ts';
import styles from './FoldCell.module.css';

interface Props {
  /** The p-value, with the number of genes if it has one. */
  readonly test: ReactNode;
  /** The fold with its interval: `1.86 (1.61 to 2.14)`. */
  readonly fold: string;
}

/** A p-value and its fold in one line, `3.2e-10, fold 1.86 (1.61 to 2.14)`; on a narrow page in two. */
export const FoldCell = ({ test, fold }: Props) => (
  <>
    {test}
    <span className={styles.comma}>, </span>
    <span className={styles.fold}>fold {fold}</span>
  </>
);

/** The text of `withFold` as a cell; a text without a fold as it is. */
export function foldCell(text: string): ReactNode {
  const at = text.indexOf(foldSign);
  return at < 0 ? text : <FoldCell test={text.slice(0, at)} fold={text.slice(at + foldSign.length)} />;
}
