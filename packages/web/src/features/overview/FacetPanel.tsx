import type { Facet, FacetFilter } from '@trellis/core/views';
import { FacetGroup } from './FacetGroup.tsx';
import { sortFacets } from './sortFacets.ts';
import styles from './FacetPanel.module.css';

interface Props {
  readonly facets: readonly Facet[];
  readonly filters: readonly FacetFilter[];
  readonly onToggle: (key: string, value: string) => void;
  /** Whether there is room for the panel next to the chart; otherwise it opens on a click. */
  readonly isWide: boolean;
}

/** Filters by the values of each key, with the number of analyses per value. */
export function FacetPanel({ facets, filters, onToggle, isWide }: Props) {
  const groups = sortFacets(facets)
    .filter(({ values }) => values.length > 0)
    .map((facet) => (
      <FacetGroup
        key={facet.key}
        facet={facet}
        chosen={filters.find(({ key }) => key === facet.key)?.values ?? []}
        onToggle={onToggle}
      />
    ));
  if (isWide) {
    return (
      <section className={styles.panel} aria-label="Filters">
        <h2 className={styles.title}>Filters</h2>
        <div className={styles.groups}>{groups}</div>
      </section>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>Filters</summary>
      {groups}
    </details>
  );
}
