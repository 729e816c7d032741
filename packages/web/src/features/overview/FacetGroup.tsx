import type { Facet } from '@trellis/core/views';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/Button.tsx';
import { categoryName } from './category.ts';
import { leadingKeys } from './sortFacets.ts';
import { firstShown, shownValues, stepOf } from './shownValues.ts';
import styles from './FacetPanel.module.css';

interface Props {
  readonly facet: Facet;
  /** The values of its filter. */
  readonly chosen: readonly string[];
  readonly onToggle: (key: string, value: string) => void;
}

/** The values of one key as check boxes; only the content of an open group is rendered. */
export function FacetGroup({ facet, chosen, onToggle }: Props) {
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

function FacetValues({ facet: { key, values }, chosen, onToggle }: Props) {
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
