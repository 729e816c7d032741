import { useState, type FormEvent, useId } from 'react';
import type { SearchView, SearchHit } from '@trellis/core/search';
import { maxSearchLength, searchLimits } from '@trellis/contract';
import { Link, useSearchParams } from 'wouter';
import { navigate } from '../../router/location.ts';
import { withBase } from '../../router/base.ts';
import { hasWords, useSearch } from '../../api/search.ts';
import { searchPage } from '../../router/pageAddresses.ts';
import { useSite } from '../../api/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import {
  chooseInput,
  groupsBesideTerm,
  hitAddress,
  HitName,
  hitTexts,
  kindNames,
  nothingFound,
  similarNote,
  totalHits,
  type HitGroup,
} from './hits.tsx';
import { TermGenes } from './TermGenes.tsx';
import fieldStyles from '../../ui/Field.module.css';
import styles from './SearchPage.module.css';

/** Hits of each kind that the page shows at first. */
const firstHits = 20;

/** Page of all hits of a search. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const limit = params.get('more') === '1' ? searchLimits.max : firstHits;
  const search = useSearch(text, limit);
  return (
    <Page title={text === '' ? 'Search' : `${text} - Search`} heading="Search">
      <meta name="robots" content="noindex" />
      <SearchForm key={text} text={text} />
      {hasWords(text) ? (
        <Loaded query={search} loading={<Skeleton height={320} label="Searching" />}>
          {(view) => <Found view={view} text={text} isCut={limit < searchLimits.max} />}
        </Loaded>
      ) : (
        <p>{text === '' ? <Hint /> : nothingFound(text)}</p>
      )}
    </Page>
  );
}

function Hint() {
  const [example] = useSite().data?.examples ?? [];
  return (
    <>
      Type a gene id, a symbol or an alias, words of a description, a GO term or its id, the name of a list or a
      network, or the id of an analysis.
      {example !== undefined && (
        <>
          {' '}
          For example <Link to={searchPage(example)}>{example}</Link>.
        </>
      )}
    </>
  );
}

function SearchForm({ text }: { readonly text: string }) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') navigate(searchPage(typed.trim()));
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="All results"
      action={withBase('/search')}
      onSubmit={submit}
    >
      <input
        className={fieldStyles.field}
        name="q"
        type="search"
        aria-label="Search text"
        placeholder="Gene, symbol, words, GO term, list, network or analysis"
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

interface FoundProps {
  readonly view: SearchView;
  readonly text: string;
  /** Whether the page can show more hits of a kind. */
  readonly isCut: boolean;
}

function Found({ view, text, isCut }: FoundProps) {
  const total = totalHits(view);
  const groups = groupsBesideTerm(view);
  const hasMore = isCut && groups.some((group) => group.total > group.hits.length);
  return (
    <>
      <p role="status">{total === 0 ? nothingFound(text) : `${countOf(total, 'result')} for "${text}".`}</p>
      {total === 0 && !view.term && <p>Check the spelling, or try fewer words or the beginning of one.</p>}
      {view.isSimilar && <p>{similarNote}</p>}
      {view.term && <TermGenes term={view.term} />}
      {groups.map((group) => (
        <HitSection key={group.kind} {...group} />
      ))}
      {hasMore && (
        <p>
          <Link to={`${searchPage(text)}&more=1`}>Show up to {searchLimits.max} results of each kind</Link>
        </p>
      )}
    </>
  );
}

/** The hits of one kind under their heading. */
function HitSection({ kind, hits, total }: HitGroup) {
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
