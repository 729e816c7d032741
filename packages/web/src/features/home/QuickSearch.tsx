import type { Site } from '@trellis/contract';
import { directTargetsQuery } from '@trellis/core/examples';
import { isBare } from '@trellis/core/query';
import { Button } from '../../ui/Button.tsx';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { useNameMeanings } from '../../api/names.ts';
import { useTfs } from '../../api/tfs.ts';
import { useDraft } from '../../state/draft.ts';
import type { Submission } from '../../state/submit.ts';
import { analysisKindsText } from '../../ui/analysisKinds.ts';
import { Running } from '../../ui/Running.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { resolveSuggestion, type Suggestion } from '../../ui/suggestions.ts';
import { usePaused } from '../../ui/usePaused.ts';
import { Restrictions } from './Restrictions.tsx';
import styles from './QuickSearch.module.css';

interface Props {
  readonly site: Site | undefined;
  readonly submission: Submission;
}

/** The query for the genes that the TFs of a text bind and regulate. */
const directQuery = (text: string): string => directTargetsQuery(isBare(text) ? text : `(${text})`);

/** Runs a query for one TF, given by id or symbol: all of its targets, or the direct ones. */
export function QuickSearch({ site, submission }: Props) {
  const { data: tfs = [] } = useTfs();
  const [typed, setTyped] = useState<string>();
  const help = useId();
  const row = useRef<HTMLDivElement>(null);
  const value = typed ?? site?.examples[0] ?? '';
  const { hasBoth, note } = useKindsOf(resolveSuggestion(tfs, value), tfs);
  const run = (queryOf: (text: string) => string) => {
    const text = resolveSuggestion(tfs, value);
    if (text !== '') submission.run(queryOf(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run((text) => text);
  };
  const change = (text: string) => {
    setTyped(text);
    submission.clearError();
  };
  return (
    <form className={styles.form} onSubmit={submit} role="search" aria-label="Quick search">
      <div ref={row} className={styles.row}>
        <div className={styles.field}>
          <SuggestField
            label="Transcription factor, by id or symbol"
            value={value}
            onChange={change}
            items={tfs}
            below={row}
            placeholder={site && (site.examples.join(', ') || 'N/A')}
            error={submission.error !== undefined}
            describedBy={help}
          />
        </div>
        <Button type="submit" size="lg" aria-disabled={submission.running}>
          Search
        </Button>
        {hasBoth && (
          <Button size="lg" variant="default" aria-disabled={submission.running} onClick={() => run(directQuery)}>
            Direct targets
          </Button>
        )}
      </div>
      <Restrictions />
      <div id={help} className={styles.below}>
        <SearchStatus submission={submission} examples={site?.examples} note={note} text={value} />
      </div>
    </form>
  );
}

/** Whether a TF has analyses of binding and of expression, whose common targets are the direct ones, and what it has in words. */
function useKindsOf(text: string, tfs: readonly Suggestion[]) {
  const paused = usePaused(text);
  const isTf = tfs.some(({ value }) => value === paused);
  const meaning = useNameMeanings(isTf ? [paused] : []).get(text);
  if (meaning?.kind !== 'tf') return { hasBoth: false, note: '' };
  const { symbol, id, binding, expression } = meaning;
  const hasBoth = binding > 0 && expression > 0;
  const about = `${symbol || id} has ${analysisKindsText(meaning)}.`;
  return { hasBoth, note: hasBoth ? `${about} Direct targets are bound and regulated.` : about };
}

interface StatusProps {
  readonly submission: Submission;
  readonly examples: readonly string[] | undefined;
  /** What the data set has of the TF. */
  readonly note: string;
  readonly text: string;
}

function SearchStatus({ submission, examples = [], note, text }: StatusProps) {
  if (submission.running) {
    return <Running key={submission.query} text={`Running ${submission.query}`} onCancel={submission.cancel} />;
  }
  if (submission.error !== undefined) return <SearchError message={submission.error} text={text} />;
  return (
    <p>
      A TF by id or symbol{examples.length > 0 && `, e.g. ${examples.join(' or ')}`}.{note && ` ${note}`} More than
      one TF, filters and gene lists: <Link to="/query">write a query</Link>.
    </p>
  );
}

function SearchError({ message, text }: { readonly message: string; readonly text: string }) {
  const write = useDraft((draft) => draft.write);
  return (
    <p role="alert" className={styles.error}>
      {message} <Link to="/query">Write a new query</Link>, or{' '}
      <Link to="/query" onClick={() => write(text)}>
        edit this one
      </Link>
      .
    </p>
  );
}
