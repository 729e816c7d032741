import type { Site } from '@trellis/contract';
import { directTargetsQuery, isBare } from '@trellis/core';
import { Button } from '../../ui/Button.tsx';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { useTfs } from '../../api/tfs.ts';
import { useDraft } from '../../state/draft.ts';
import type { Submission } from '../../state/submit.ts';
import { Running } from '../../ui/Running.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { resolveSuggestion } from '../../ui/suggestions.ts';
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
  const isRegulated = site?.dataTypes.some(({ type }) => type === 'Regulation') ?? false;
  const value = typed ?? site?.examples[0] ?? '';
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
      <div className={styles.row}>
        <div className={styles.field}>
          <SuggestField
            label="Transcription factor, by id or symbol"
            value={value}
            onChange={change}
            items={tfs}
            placeholder={site?.examples.join(', ')}
            error={submission.error !== undefined}
            describedBy={help}
          />
        </div>
        <Button type="submit" size="lg" aria-disabled={submission.running}>
          Search
        </Button>
        {isRegulated && (
          <Button size="lg" variant="default" aria-disabled={submission.running} onClick={() => run(directQuery)}>
            Direct targets
          </Button>
        )}
      </div>
      <Restrictions />
      <div id={help} className={styles.below}>
        <SearchStatus submission={submission} examples={site?.examples} isRegulated={isRegulated} text={value} />
      </div>
    </form>
  );
}

interface StatusProps {
  readonly submission: Submission;
  readonly examples: readonly string[] | undefined;
  /** Whether the data set has expression analyses. */
  readonly isRegulated: boolean;
  readonly text: string;
}

function SearchStatus({ submission, examples = [], isRegulated, text }: StatusProps) {
  if (submission.running) {
    return <Running key={submission.query} text={`Running ${submission.query}`} onCancel={submission.cancel} />;
  }
  if (submission.error !== undefined) return <SearchError message={submission.error} text={text} />;
  return (
    <p>
      A TF by id or symbol{examples.length > 0 && `, e.g. ${examples.join(' or ')}`}.
      {isRegulated && ' Direct targets are bound and regulated.'} More than one TF, filters and gene lists:{' '}
      <Link to="/query">write a query</Link>.
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
