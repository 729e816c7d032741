import { boundRoutes } from '@trellis/contract';
import { corrections } from '@trellis/core/stats';
import type { GenePart } from '@trellis/core/views';
import { sectionOf, titleOf } from '@trellis/engine/names';
import type { Comparison } from '@trellis/engine/views/bound/compare';
import { rowConclusion } from '@trellis/engine/views/bound/rowAgreement';
import { countOf } from '@trellis/core/formats';
import { lazy, Suspense, useState } from 'react';
import { useHasBackground, useTestedSetsText } from '../../api/background.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { DownloadMenu } from '../../shared/exports/DownloadMenu.tsx';
import { CorrectionSelect, selectionWarning, TestedSetsSelects } from '../../shared/statistics/TestSelects.tsx';
import { Notice } from '../../ui/states.tsx';
import { concordanceSentence } from '../../shared/statistics/overlapSentences.ts';
import { saveTable } from '../../shared/exports/saveTable.ts';
import { StatisticHelp, ViewTitle } from '../../ui/ViewTitle.tsx';
import { boundColumns } from './boundColumns.tsx';
import { directions, strongerOfManyText, strongerText, type BoundRow } from './rows.ts';
import { useBoundOptions } from './state.ts';
import viewStyles from '../../ui/view.module.css';
import styles from './BoundTable.module.css';

const PartDialog = lazy(async () => ({ default: (await import('./PartDialog.tsx')).PartDialog }));

interface Props {
  readonly request: RequestRef;
  readonly comparison: Comparison;
}

interface Chosen {
  readonly row: BoundRow;
  readonly part: GenePart;
}

/** A row per TF: how many of its targets are bound, regulated or both; each number opens its genes. */
export function BoundTable({ request, comparison }: Props) {
  const { sort, set } = useBoundOptions();
  const [chosen, setChosen] = useState<Chosen>();
  const warning = selectionWarning(comparison);
  const title = `Binding and regulation of ${countOf(comparison.rows.length, 'TF')} compared`;
  return (
    <section className={viewStyles.view} aria-label={titleOf('bound')}>
      <Findings comparison={comparison} />
      <Head title={title} comparison={comparison} />
      {warning && <Notice title="Selected by the query">{warning}</Notice>}
      <DirectionLegend />
      <DataTable
        caption={title}
        rows={comparison.rows}
        rowKey={(row) => row.tf}
        columns={boundColumns(comparison, (row, part) => setChosen({ row, part }))}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        first="desc"
        isCompact
      />
      {chosen && (
        <Suspense>
          <PartDialog request={request} tested={comparison} {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Sentences above the table. */
const maxSentences = 5;

const Findings = ({ comparison }: Pick<Props, 'comparison'>) =>
  findingsOf(comparison)
    .slice(0, maxSentences)
    .map((sentence) => sentence && <p key={sentence}>{sentence}</p>);

/** What the table says: of one TF what other TFs bind and what that means, of several for which TFs the fewest do; then of each TF its directions. */
function findingsOf(comparison: Comparison): string[] {
  const { rows } = comparison;
  const directed = rows.map((row) => concordanceSentence(row.concordance, row.symbol || row.tf)).filter(Boolean);
  const [row, ...further] = rows;
  if (row === undefined || further.length > 0) return [strongerOfManyText(comparison), ...directed];
  return [[strongerText(row, comparison), rowConclusion(row, comparison), ...directed].filter(Boolean).join(' ')];
}

const loadTable = async () => (await import('@trellis/engine/views/bound/table')).boundTable;

/** What is compared, the test, and the tools of the whole view. */
function Head({ title, comparison }: { readonly title: string; readonly comparison: Comparison }) {
  const { correction, set } = useBoundOptions();
  const tested = useTestedSetsText(comparison);
  return (
    <div className={viewStyles.head}>
      <ViewTitle title={title} help={<BoundHelp comparison={comparison} />}>
        Bound in any binding analysis, regulated in any expression analysis of the TF, without the TF itself.
        One-sided hub-corrected tests, and next to them Fisher’s exact test, which gives all genes equal chances;
        p-values corrected by {corrections[comparison.correction]} over the TFs. {tested} Click a number for its
        genes.
      </ViewTitle>
      <div className={viewStyles.tools}>
        <TestedSetsSelects tested={comparison} hasBackground={useHasBackground()} onChange={set} />
        <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
        <DownloadMenu
          label="Save"
          items={[
            {
              name: 'The table',
              detail: 'csv',
              file: boundRoutes.boundCsv.file,
              make: () => saveTable(boundRoutes.boundCsv.file, loadTable, comparison),
            },
          ]}
        />
      </div>
    </div>
  );
}

const DirectionLegend = () => (
  <ul className={viewStyles.legend} aria-label="Colors">
    {directions.map(({ key, name, color }) => (
      <li key={key}>
        <span className={styles.sample} style={{ background: color }} />
        {key === 'other' ? 'analyses disagree, or give no direction' : name}
      </li>
    ))}
  </ul>
);

/** Explains the test of genes that a TF binds and regulates. */
const BoundHelp = ({ comparison }: { readonly comparison: Comparison }) => (
  <StatisticHelp name="this test" section={sectionOf('bound')} guide={`statistics#${sectionOf('bound')}`}>
    Tests for each TF whether the genes that it binds and the genes that it regulates are the same more often than
    chance gives. {useTestedSetsText(comparison)} Some genes are in most sets, so the hub-corrected test keeps the
    bound genes and gives each gene the chance that it has in expression experiments; with equal chances for all genes
    it is Fisher’s exact test. p-values are one-sided and corrected by {corrections[comparison.correction]} over the{' '}
    {countOf(comparison.rows.length, 'TF')} of the table; the interval of a fold is Wilson’s 95 % interval with
    continuity correction, of the shared part of the smaller set, not adjusted for the number of TFs. “Other TFs as
    strong” counts the TFs whose binding fits as well or better: half of them do by chance. “Taken together” weighs
    both: the overlap is explained by hubs where its hub-corrected p-value is above 0.05, and specific to the TF
    where, beyond that, at most 1 in 20 of all TFs, itself among them, fit as well: of 20 other TFs none, of 419 at
    most 20. Where less than one gene is expected, nothing can be told.
  </StatisticHelp>
);
