import { useId, useState, useEffect, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { Search } from '../../ui/icons.tsx';
import type { GuideHit } from './findInGuides.ts';
import { useSite } from '../../api/site.ts';
import { exampleNamesOf, fillText } from './exampleNames.ts';
import { guideNamed } from './guideTexts.ts';
import fieldStyles from '../../ui/Field.module.css';
import styles from './GuideSearch.module.css';

/** The search within the guides: arrow keys choose a section, Enter opens it, Escape closes the list. */
export function GuideSearch() {
  const list = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [, navigate] = useLocation();
  const found = useGuideHits(text.trim());
  const isShown = isOpen && found !== undefined;
  const hits = isShown ? found.hits : [];
  const open = ({ page, section }: GuideHit) => {
    setIsOpen(false);
    navigate(`/guide/${page}${section && `#${section}`}`);
  };
  const press = (event: KeyboardEvent) => {
    const next = keyed(event.key, active, hits.length);
    if (event.key === 'Escape' && isShown) setIsOpen(false);
    else if (event.key === 'Enter' && hits[active]) open(hits[active]);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.box} role="search" aria-label="Guides">
      <Search />
      <input
        type="text"
        role="combobox"
        className={`${fieldStyles.field} ${styles.field}`}
        aria-label="Search the guides"
        placeholder="Search the guides"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={hits[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={press}
      />
      {isShown && <GuideHits id={list} {...found} active={active} onOpen={open} />}
    </div>
  );
}

/** The position that an arrow key moves to among so many hits; undefined for other keys and without hits. */
function keyed(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active + count - 1) % count : undefined;
}

/** Loads the index of the guides, which is there for the next search, and searches it. */
async function search(text: string): Promise<Found> {
  const { findInGuides } = await import('./findInGuides.ts');
  return { text, hits: findInGuides(text) };
}

interface Found {
  readonly text: string;
  readonly hits: readonly GuideHit[];
  readonly failed?: boolean;
}

/** Sections that match a text; undefined until they are found. The index is loaded with the first text. */
function useGuideHits(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    search(text).then(
      (hits) => isCurrent && setFound(hits),
      () => isCurrent && setFound({ text, hits: [], failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text === '' ? undefined : found;
}

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
function GuideHits({ id, text, hits, failed, active, onOpen }: Props) {
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
