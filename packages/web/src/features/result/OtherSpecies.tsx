import { type QueryAnswer, translateQuery } from '@trellis/contract';
import type { TranslatedQuery, TranslatedTf } from '@trellis/core/orthologs';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSite, useSites } from '../../api/site.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { LabeledTable } from '../../ui/LabeledTable.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/states.tsx';
import { translationNotes } from './resultTexts.ts';
import { call } from '../../api/client.ts';
import { datasetMaxAgeMs } from '../../api/datasetQuery.ts';
import styles from './QueryDialog.module.css';

/** The query in another species: which TFs have orthologs with analyses there, and the way to run it. */
export function OtherSpecies({ request }: Pick<QueryAnswer, 'request'>) {
  const { data: site } = useSite();
  const { title } = useSites();
  const [chosen, setChosen] = useState<string>();
  const editions = site?.edition === request.edition ? site.orthologs : [];
  if (editions.length === 0) return null;
  return (
    <section className={styles.part} aria-label="This query in other species">
      <h3>This query in other species</h3>
      <SegmentedControl
        aria-label="Species"
        value={chosen ?? ''}
        onChange={setChosen}
        data={editions.map((edition) => ({ value: edition, label: title(edition) }))}
      />
      {chosen !== undefined && <Translation request={request} to={chosen} />}
    </section>
  );
}

function Translation({ request, to }: Pick<QueryAnswer, 'request'> & { readonly to: string }) {
  return (
    <Loaded
      query={useTranslation(request.query, request.edition, to)}
      loading={<Skeleton height={96} label="Loading the orthologs" />}
      failure="The query could not be translated."
    >
      {(translated) => <Translated translated={translated} />}
    </Loaded>
  );
}

function Translated({ translated }: { readonly translated: TranslatedQuery }) {
  const { to, query, tfs } = translated;
  const { title, page } = useSites();
  const name = title(to);
  return (
    <>
      {tfs.length > 0 && (
        <LabeledTable
          caption={`Orthologs in ${name}`}
          className={styles.orthologs}
          head={['TF', `Orthologs in ${name} with analyses`]}
          rows={tfs.map((tf) => ({ key: tf.name, cells: [tf.name, orthologText(tf)] }))}
        />
      )}
      {translationNotes(translated, title).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {query !== null && (
        <>
          <pre className={styles.text} tabIndex={0} aria-label={`Query for ${name}`}>
            {query}
          </pre>
          <ButtonAnchor href={page(to, `/query?${new URLSearchParams({ query }).toString()}`)}>
            Open in {name}
          </ButtonAnchor>
        </>
      )}
    </>
  );
}

const orthologText = ({ orthologs, withoutAnalyses }: TranslatedTf): string => {
  const known = orthologs.map((one) => `${one.name} (${countOf(one.analyses, 'analysis', 'analyses')})`).join(', ');
  const others = withoutAnalyses > 0 ? `${countOf(withoutAnalyses, 'ortholog')} without analyses` : 'no ortholog';
  if (known === '') return others;
  return withoutAnalyses > 0 ? `${known}; ${others}` : known;
};

/** A query of one edition in another; sends nothing without the other edition. */
const useTranslation = (query: string, from: string, to: string | undefined) =>
  useQuery({
    queryKey: ['translation', from, to, query],
    queryFn: ({ signal }) => call(translateQuery, { body: { query, from, to: to ?? '' }, signal }),
    staleTime: datasetMaxAgeMs,
    enabled: to !== undefined,
    retry: false,
  });
