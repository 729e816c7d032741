import type { SearchHit } from '@trellis/core/search';
import { useId } from 'react';
import { Link } from 'wouter';
import { formatCount } from '../../ui/numbers.ts';
import { chooseInput, hitAddress } from './hitAddress.ts';
import { HitName } from './HitName.tsx';
import { hitTexts, kindNames, type HitGroup } from './hitGroups.ts';
import styles from './SearchPage.module.css';

/** The hits of one kind under their heading. */
export function HitSection({ kind, hits, total }: HitGroup) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{kindNames[kind]}</h2>
      {total > hits.length && (
        <p className={styles.note}>
          The first {hits.length} of {formatCount(total)}.
        </p>
      )}
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.id} {...hit} />
        ))}
      </ul>
    </section>
  );
}

function Hit(hit: SearchHit) {
  const { id, note } = hitTexts(hit);
  return (
    <li>
      <Link to={hitAddress(hit)} onClick={() => chooseInput(hit)}>
        <HitName {...hit} />
      </Link>
      {id && ` ${id}`}
      {note && <span className={styles.detail}>{note}</span>}
    </li>
  );
}
