import type { Site } from '@trellis/contract';
import { ButtonLink } from '../../ui/Button.tsx';
import { CountTable } from '../../ui/CountTable.tsx';
import { countOf } from '../../ui/numbers.ts';

/** Numbers of TFs and interactions in the data set, by type of data. */
export function DataCounts({ site: { dataTypes, totals } }: { readonly site: Site }) {
  return (
    <>
      <p>
        {countOf(totals.analyses, 'analysis', 'analyses')} of {countOf(totals.tfs, 'transcription factor')} with{' '}
        {countOf(totals.interactions, 'interaction')}, over {countOf(totals.genes, 'gene')}.
      </p>
      {dataTypes.length > 0 && (
        <CountTable
          caption="TFs and interactions by type of data"
          head={['Data type', 'TFs', 'Interactions']}
          rows={dataTypes.map(({ type, tfs, interactions }) => [type, tfs, interactions])}
        />
      )}
      <div>
        <ButtonLink to="/overview" variant="default">
          Data Overview
        </ButtonLink>
      </div>
    </>
  );
}
