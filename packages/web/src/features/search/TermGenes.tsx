import { shownSymbol } from '@trellis/core/formats';
import type { TermSummary } from '@trellis/core/search';
import { useId } from 'react';
import { Link } from 'wouter';
import { genePage } from '../../router/pageAddresses.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import styles from './SearchPage.module.css';

/** A term of the Gene Ontology with its genes. */
export function TermGenes({ term: { id, name, total, genes } }: { readonly term: TermSummary }) {
  const heading = useId();
  const shown = total > genes.length ? `; the first ${formatCount(genes.length)}, TFs with more analyses first` : '';
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>
        {name} ({id})
      </h2>
      <p className={styles.note}>
        {countOf(total, 'gene')} annotated to this term or to a more specific one{shown}.
      </p>
      <ul className={styles.genes}>
        {genes.map((gene) => (
          <li key={gene.id} title={gene.fullName || undefined}>
            <Link to={genePage(gene.id)}>{shownSymbol(gene.symbol) ? <em>{gene.symbol}</em> : gene.id}</Link>
            {shownSymbol(gene.symbol) && ` ${gene.id}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
