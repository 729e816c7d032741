import { useSite } from '../../api/site.ts';
import { exampleNamesOf, fillText } from './exampleNames.ts';
import type { GuideHit } from './findInGuides.ts';
import { guideNamed } from './guideTexts.ts';
import styles from './GuideSearch.module.css';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly hits: readonly GuideHit[];
  readonly failed?: boolean;
  /** Position of the chosen hit. */
  readonly active: number;
  readonly onOpen: (hit: GuideHit) => void;
}

/** The sections that a search has found, or a sentence that there are none. */
export function GuideHits({ id, text, hits, failed, active, onOpen }: Props) {
  const names = exampleNamesOf(useSite().data);
  if (hits.length === 0) {
    const sentence = failed ? 'The search could not be loaded. Try again.' : `No guide mentions “${text}”.`;
    return (
      <p id={id} className={`${styles.hits} ${styles.none}`} role="status">
        {sentence}
      </p>
    );
  }
  return (
    <ul id={id} className={styles.hits} role="listbox" aria-label="Sections">
      {hits.map((hit, i) => (
        <li
          key={`${hit.page}#${hit.section}`}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(hit)}
        >
          <strong>{hit.title}</strong>
          {hit.section && <span>{guideNamed(hit.page)?.title}</span>}
          <small>{fillText(hit.text, names)}</small>
        </li>
      ))}
    </ul>
  );
}
