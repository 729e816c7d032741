import { Checkbox, TextInput } from '@mantine/core';
import type { Facet, FacetFilter } from '@trellis/core/views';
import { useState } from 'react';
import { TextButton } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { categoryName } from './category.ts';
import { firstShown, leadingKeys, shownValues, sortFacets, stepOf } from './facets.ts';
import styles from './FacetPanel.module.css';

interface FacetPanelProps {
  readonly facets: readonly Facet[];
  readonly filters: readonly FacetFilter[];
  readonly onToggle: (key: string, value: string) => void;
  /** Whether there is room for the panel next to the chart; otherwise it opens on a click. */
  readonly isWide: boolean;
}

/** Filters by the values of each key, with the number of analyses per value. */
export function FacetPanel({ facets, filters, onToggle, isWide }: FacetPanelProps) {
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

interface FacetGroupProps {
  readonly facet: Facet;
  /** The values of its filter. */
  readonly chosen: readonly string[];
  readonly onToggle: (key: string, value: string) => void;
}

/** The values of one key as check boxes; only the content of an open group is rendered. */
function FacetGroup({ facet, chosen, onToggle }: FacetGroupProps) {
  const { key, values } = facet;
  const [isOpen, setOpen] = useState(leadingKeys.includes(key) || chosen.length > 0);
  const present = values.filter(({ count }) => count > 0).length;
  return (
    <details
      className={styles.group}
      data-empty={present === 0 || undefined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.key}>{categoryName(key)}</span>
        <span className={styles.count}>{formatCount(present)}</span>
      </summary>
      {isOpen && <FacetValues facet={facet} chosen={chosen} onToggle={onToggle} />}
    </details>
  );
}

function FacetValues({ facet: { key, values }, chosen, onToggle }: FacetGroupProps) {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(firstShown);
  const { shown, hidden } = shownValues(values, { chosen, text, limit });
  const name = categoryName(key);
  return (
    <div className={styles.values} role="group" aria-label={name}>
      {values.length > firstShown && (
        <TextInput
          size="xs"
          aria-label={`Find a value of ${name}`}
          placeholder="Find a value"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {shown.map(({ label, count }) => (
        <div key={label} className={styles.value} data-empty={count === 0 || undefined}>
          <Checkbox
            size="xs"
            label={label}
            checked={chosen.includes(label)}
            onChange={() => onToggle(key, label)}
            classNames={{ root: styles.box, body: styles.body, labelWrapper: styles.box, label: styles.label }}
            title={label}
          />
          <span className={styles.count}>{formatCount(count)}</span>
        </div>
      ))}
      {shown.length === 0 && (
        <p className={styles.none}>{text ? 'No value with this text' : 'No analysis has a value'}</p>
      )}
      {hidden > 0 && (
        <TextButton onClick={() => setLimit(limit + stepOf(hidden))}>Show {stepOf(hidden)} more</TextButton>
      )}
    </div>
  );
}
