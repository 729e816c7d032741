import { useMemo, useEffect, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { WindowTitle } from './Page.tsx';
import styles from './Article.module.css';

/** The element that a fragment names; undefined without a fragment, and for an unknown or malformed one. */
function elementOf(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Events by which a reader moves away. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element that the address names when the page opens and each time the fragment changes. The element keeps
 * its position while the text above it is still loading, also where it arrives later itself, until the reader moves.
 */
function useHashScroll(): void {
  useEffect(() => {
    let isHeld = true;
    const scroll = () => {
      if (isHeld) elementOf(window.location.hash)?.scrollIntoView();
    };
    const hold = () => {
      isHeld = true;
      scroll();
    };
    const release = () => (isHeld = false);
    const frame = requestAnimationFrame(hold);
    const sizes = new ResizeObserver(scroll);
    sizes.observe(document.body);
    window.addEventListener('hashchange', hold);
    for (const event of leaving) window.addEventListener(event, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('hashchange', hold);
      for (const event of leaving) window.removeEventListener(event, release);
    };
  }, []);
}

export interface ArticleSection {
  /** Fragment of the section's address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly ArticleSection[];
  /** The page that lists articles of this kind. */
  readonly kicker?: { readonly to: string; readonly name: string };
  /** A search, above the contents. */
  readonly search?: ReactNode;
  /** What follows the last section. */
  readonly end?: ReactNode;
}

/** A long text with a table of contents that marks the current section; every section has an address. */
export function Article({ title, lead, sections, kicker, search, end }: Props) {
  useHashScroll();
  return (
    <div className={styles.article}>
      <WindowTitle>{title}</WindowTitle>
      <div className={styles.head}>
        {kicker && (
          <Link to={kicker.to} className={styles.kicker}>
            {kicker.name}
          </Link>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
      </div>
      <Contents sections={sections} search={search} />
      <div className={styles.text}>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2>
              <span id={`${id}-title`}>{name}</span>
              <Link className={styles.anchor} to={`~#${id}`} aria-label={`Link to ${name}`}>
                #
              </Link>
            </h2>
            {body}
          </section>
        ))}
        {end}
      </div>
    </div>
  );
}

/** The table of contents: next to the text in wide windows, otherwise above it and closed. */
function Contents({ sections, search }: Pick<Props, 'sections' | 'search'>) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useSectionInSight(ids);
  const list = sections.length > 0 && (
    <nav aria-label="Contents">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`~#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <>
      {search && <div className={styles.search}>{search}</div>}
      <div className={`${styles.contents} ${styles.aside}`} data-below={search !== undefined || undefined}>
        {list}
      </div>
      {list && (
        <details className={`${styles.contents} ${styles.above}`}>
          <summary>Contents</summary>
          {list}
        </details>
      )}
    </>
  );
}

/** Distance of a heading from the top of the window, in pixels, at which its section is the current one. */
const reading = 140;

/** Id of the current section: the last one whose heading has reached the top, or at the end of the page the last one. */
function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => setCurrent(sectionInSight(ids));
    const plan = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [ids]);
  return current;
}

function sectionInSight(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2) return ids.at(-1);
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reading);
  return passed.at(-1) ?? ids[0];
}
