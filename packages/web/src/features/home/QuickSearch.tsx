import type { Site } from '@trellis/contract';
import { Button } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useDraft } from '../../state/draft.ts';
import type { Submission } from '../../state/submit.ts';
import { useTfs } from '../../api/tfs.ts';
import { Running } from '../../ui/Running.tsx';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { resolveSuggestion } from '../../ui/suggestions.ts';
import { defaultTf } from './defaultTf.ts';
import { Restrictions } from './Restrictions.tsx';
import styles from './QuickSearch.module.css';

interface Props {
  readonly site: Site | undefined;
  readonly submission: Submission;
}

/** Takes one TF, by id or symbol, and runs it at once. */
export function QuickSearch({ site, submission }: Props) {
  const { data: tfs = [] } = useTfs();
  const write = useDraft((draft) => draft.write);
  const [typed, setTyped] = useState<string>();
  const help = useId();
  const value = typed ?? defaultTf(site?.default_tf, tfs);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = resolveSuggestion(tfs, value);
    if (query !== '') submission.run(query);
  };

  return (
    <form className={styles.form} onSubmit={submit} role="search" aria-label="Quick search">
      <div className={styles.row}>
        <div className={styles.field}>
          <SuggestField
            label="Transcription factor, by id or symbol"
            value={value}
            onChange={(text) => {
              setTyped(text);
              submission.clearError();
            }}
            items={tfs}
            placeholder={site && (site.examples.length > 0 ? site.examples.join(', ') : 'N/A')}
            error={submission.error !== undefined}
            describedBy={help}
          />
        </div>
        <Button type="submit" size="lg" aria-disabled={submission.running}>
          Search
        </Button>
      </div>
      <Restrictions />
      <div id={help} className={styles.below}>
        {submission.running ? (
          <Running key={submission.query} text={`Running ${submission.query}`} onCancel={submission.cancel} />
        ) : (
          <Help error={submission.error} examples={site?.examples} onOpen={() => write(value)} />
        )}
      </div>
    </form>
  );
}

interface HelpProps {
  readonly error: string | undefined;
  readonly examples: readonly string[] | undefined;
  readonly onOpen: () => void;
}

function Help({ error, examples = [], onOpen }: HelpProps) {
  if (error !== undefined) {
    return (
      <p role="alert" className={styles.error}>
        {error} <Link to="/query">Write a new query</Link>, or{' '}
        <Link to="/query" onClick={onOpen}>
          mend this one
        </Link>
        .
      </p>
    );
  }
  return (
    <p>
      A TF by id or symbol{examples.length > 0 && `, e.g. ${examples.join(' or ')}`}. More than one, filters and gene
      lists: <Link to="/query">write a query</Link>.
    </p>
  );
}
