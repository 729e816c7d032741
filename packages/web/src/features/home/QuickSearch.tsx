import type { Site } from '@trellis/contract';
import { directTargetsQuery, directTargetsSentence } from '@trellis/core/examples';
import { isBare } from '@trellis/core/query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { Button, TextButton } from '../../ui/Button.tsx';
import { useNameMeanings, useTfs } from '../../api/names.ts';
import { askQuery } from '../../state/draft.ts';
import { analysisKindsText } from '../../shared/genes/analysisKinds.ts';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { resolveSuggestion, type Suggestion } from '../../ui/suggestions.ts';
import { usePaused } from '../../state/usePaused.ts';
import { inputFields, useInputs, type InputField } from '../../state/inputs.ts';
import { sentInput } from '../../state/inputForm.ts';
import { useSavedLists } from '../../state/savedLists.ts';
import { countOf } from '../../ui/numbers.ts';
import styles from './QuickSearch.module.css';

/** The query for the genes that the TFs of a text bind and regulate. */
const directQuery = (text: string): string => directTargetsQuery(isBare(text) ? text : `(${text})`);

/** Opens the query page and runs a query for one TF there, given by id or symbol: all of its targets, or the direct ones. */
export function QuickSearch({ site }: { readonly site: Site | undefined }) {
  const { data: tfs = [] } = useTfs();
  const [typed, setTyped] = useState<string>();
  const help = useId();
  const row = useRef<HTMLDivElement>(null);
  const value = typed ?? site?.quickSearch.selected ?? '';
  const kinds = useKindsOf(resolveSuggestion(tfs, value), tfs);
  // The button has its place until it is known whether the suggested TF has both kinds.
  const isReserved = !kinds && typed === undefined && site?.quickSearch.selected !== '';
  const run = (queryOf: (text: string) => string) => {
    const text = resolveSuggestion(tfs, value);
    if (text !== '') askQuery(queryOf(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run((text) => text);
  };
  return (
    <form className={styles.form} onSubmit={submit} role="search" aria-label="Quick search">
      <div ref={row} className={styles.row}>
        <div className={styles.field}>
          <SuggestField
            label="Transcription factor, by id or symbol"
            value={value}
            onChange={setTyped}
            items={tfs}
            below={row}
            placeholder={site && (site.quickSearch.examples.join(', ') || 'N/A')}
            describedBy={help}
          />
        </div>
        <Button type="submit" size="lg">
          Search
        </Button>
        {(kinds?.hasBoth || isReserved) && (
          <Button
            size="lg"
            variant="default"
            className={isReserved ? styles.reserved : undefined}
            onClick={() => run(directQuery)}
          >
            Direct targets
          </Button>
        )}
      </div>
      <Restrictions />
      <p id={help} className={styles.below}>
        {exampleText(site?.examples)}
        {kinds && ` ${kinds.note}`} More than one TF, filters and gene lists: <Link to="/query">write a query</Link>.
      </p>
    </form>
  );
}

const exampleText = (examples: readonly string[] = []): string =>
  `A TF by id or symbol${examples.length > 0 ? `, e.g. ${examples.join(' or ')}` : ''}.`;

/** Whether a TF has analyses of binding and of expression, whose common targets are the direct ones, and what it has in words; undefined for other texts, and until it is known. */
function useKindsOf(text: string, tfs: readonly Suggestion[]) {
  const paused = usePaused(text);
  const isTf = tfs.some(({ value }) => value === paused);
  const meaning = useNameMeanings(isTf ? [paused] : []).get(text);
  if (meaning?.kind !== 'tf') return undefined;
  const { symbol, id, binding, expression } = meaning;
  const hasBoth = binding > 0 && expression > 0;
  const about = `${symbol || id} has ${analysisKindsText(meaning)}.`;
  return { hasBoth, note: hasBoth ? `${about} ${directTargetsSentence}` : about };
}

const labels: Readonly<Record<InputField, string>> = {
  targetgenes: 'target genes',
  filtertfs: 'filter TFs',
  targetnetworks: 'target network',
  backgroundgenes: 'background',
};

/** The inputs and own analyses of the search, which the query page sets; empty without any. */
function Restrictions() {
  const { inputs, change, own, chooseOwn } = useInputs();
  const lists = useSavedLists((saved) => saved.lists);
  const sent = inputFields.flatMap((field) => {
    const input = sentInput(inputs[field], lists);
    return input ? [{ field, name: input.name }] : [];
  });
  const clear = () => sent.forEach(({ field }) => change(field, { source: 'none' }));
  return (
    <>
      {sent.length > 0 && (
        <p className={styles.restricted}>
          Restricted by {sent.map(({ field, name }) => `${labels[field]} ${name}`).join(', ')}.{' '}
          <TextButton onClick={clear}>Search all genes</TextButton>
        </p>
      )}
      {own.length > 0 && (
        <p className={styles.restricted}>
          The search sends {countOf(own.length, 'analysis', 'analyses')} of yours.{' '}
          <TextButton onClick={() => chooseOwn([])}>Send none</TextButton>
        </p>
      )}
    </>
  );
}
