import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'wouter';
import { searchPage } from '../../router/pageAddresses.ts';
import { LabeledTable } from '../../ui/LabeledTable.tsx';
import styles from './Gene.module.css';

interface Props {
  readonly title: string;
  /** The sentence below the heading. */
  readonly note?: string;
  /** Section of the tutorial that explains the test of this section. */
  readonly help?: string;
  readonly children?: ReactNode;
}

/** A section of a gene page with its heading. */
export function Section({ title, note, help, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {note && (
        <p className={styles.facts}>
          {note} {help && <Link to={`/tutorial#${help}`}>How to read it</Link>}
        </p>
      )}
      {children}
    </section>
  );
}

/** A table of a gene page; it scrolls on a narrow screen. */
export const FactTable = (props: Omit<ComponentProps<typeof LabeledTable>, 'className'>) => (
  <div className={styles.scroll} role="region" aria-label={props.caption} tabIndex={0}>
    <LabeledTable className={styles.table} {...props} />
  </div>
);

/** The id of a term, which leads to its genes. */
export const TermLink = ({ id }: { readonly id: string }) => <Link to={searchPage(id)}>{id}</Link>;
