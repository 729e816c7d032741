import {
  accuracySummary,
  accuracySentences,
  cautionText,
  enrichedText,
  nullListsText,
  orderText,
  type RegulatorsView,
} from '@trellis/core/regulators';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { countOf } from '../../../ui/numbers.ts';
import { Notice } from '../../../ui/states.tsx';
import { Select } from '../../../ui/fields.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { ViewTitle } from '../../../ui/ViewTitle.tsx';
import viewStyles from '../../../ui/view.module.css';
import { universeText, useStoredList } from '../storedList.ts';
import { FamilyTable } from './FamilyTable.tsx';
import { LibraryField } from './LibraryField.tsx';
import { QueryTfs } from './QueryTfs.tsx';
import { familiesIn, narrowRows, regulatorRows, type RegulatorRow } from './regulatorRows.ts';
import { RegulatorTable } from './RegulatorTable.tsx';
import { RegulatorsHelp } from './RegulatorsHelp.tsx';
import { SaveRegulators, ScoresFigure } from './ScoresFigure.tsx';
import { regulatorViews, useRegulatorOptions } from './state.ts';
import { TargetMatrix } from './TargetMatrix.tsx';
import styles from './Regulators.module.css';
import { Link } from 'wouter';
import { useRegulatorAccuracy } from '../../../api/geneLists.ts';

const TfDialog = lazy(async () => ({ default: (await import('./TfDialog.tsx')).TfDialog }));

/** The ranked TFs as a table or a figure, with the tools of the view. */
export function RegulatorsPanel({ view }: { readonly view: RegulatorsView }) {
  const options = useRegulatorOptions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [about, setAbout] = useState<RegulatorRow>();
  const rows = useMemo(() => regulatorRows(view), [view]);
  const shown = useMemo(() => narrowRows(rows, options), [rows, options]);
  const title = `${countOf(rows.length, 'TF')} ranked by their targets among ${countOf(view.inUniverse, 'gene')}`;
  return (
    <section className={viewStyles.view} aria-label="Regulators">
      <Head view={view} rows={rows} shown={shown} title={title} chosen={chosen} />
      <AccuracyLine />
      <EnrichedTfs tfs={view.tfs} />
      <SelectionNotice />
      <Filters rows={rows} />
      {options.view === 'table' && (
        <RegulatorTable
          view={view}
          rows={shown}
          title={title}
          chosen={chosen}
          onChoose={setChosen}
          onAbout={setAbout}
        />
      )}
      {options.view === 'scores' && <ScoresFigure view={view} rows={shown} />}
      {options.view === 'targets' && <TargetMatrix rows={shown} onAbout={setAbout} />}
      {options.view === 'families' && <FamilyTable families={view.families} />}
      {about && (
        <Suspense>
          <TfDialog view={view} row={about} onClose={() => setAbout(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface HeadProps {
  readonly view: RegulatorsView;
  readonly rows: readonly RegulatorRow[];
  readonly shown: readonly RegulatorRow[];
  readonly title: string;
  readonly chosen: ReadonlySet<string>;
}

function Head({ view, rows, shown, title, chosen }: HeadProps) {
  const list = useStoredList();
  const { view: kind, set } = useRegulatorOptions();
  return (
    <div className={viewStyles.head}>
      <ViewTitle title={title} help={<RegulatorsHelp view={view} />}>
        {countOf(view.tested, 'analysis', 'analyses')} tested among {universeText(list)}; p-values corrected by
        Benjamini-Hochberg over all tested analyses, intervals of single tests. {orderText(view)}{' '}
        {nullListsText(view)}
      </ViewTitle>
      <div className={viewStyles.tools}>
        <SegmentedControl
          aria-label="Show as"
          value={kind}
          onChange={(next) => set({ view: next })}
          data={[...regulatorViews]}
        />
        <QueryTfs shown={shown} chosen={rows.filter(({ tf }) => chosen.has(tf))} />
        <SaveRegulators view={view} rows={shown} />
      </div>
    </div>
  );
}

/** How many TFs are enriched, and what that does not say: on a phone one line that opens, so that the ranking is in sight. */
function EnrichedTfs({ tfs }: Pick<RegulatorsView, 'tfs'>) {
  const caution = cautionText(tfs);
  const isFolded = useIsPhone() && caution !== '';
  return (
    <div className={styles.enriched}>
      <p>
        {enrichedText(tfs)} {!isFolded && caution}
      </p>
      {isFolded && (
        <details className={viewStyles.folded}>
          <summary>A small p-value alone does not make a TF a candidate</summary>
          <p>{caution}</p>
        </details>
      )}
    </div>
  );
}

/** Warns about genes that a query has chosen by the TFs that target them. */
function SelectionNotice() {
  const { result } = useStoredList();
  if (result === null) return null;
  return (
    <Notice title="From a result">
      A query chose these genes, so the TFs in that query are enriched by construction, and so are TFs that share
      their targets. Their p-values and ranks say nothing about these genes.
    </Notice>
  );
}

function Filters({ rows }: { readonly rows: readonly RegulatorRow[] }) {
  const { view, family, find, enriched, set } = useRegulatorOptions();
  const families = useMemo(() => familiesIn(rows), [rows]);
  return (
    <div className={viewStyles.options}>
      <LibraryField />
      {view !== 'families' && (
        <>
          <input
            className={styles.field}
            type="search"
            aria-label="Find TFs"
            placeholder="Find TFs"
            value={find}
            onChange={(event) => set({ find: event.currentTarget.value })}
          />
          <Checkbox label="Only enriched TFs" checked={enriched} onChange={() => set({ enriched: !enriched })} />
          {families.length > 0 && (
            <Select
              aria-label="Family"
              value={family}
              onChange={(event) => set({ family: event.currentTarget.value })}
              data={[{ value: '', label: 'All families' }, ...families]}
            />
          )}
        </>
      )}
    </div>
  );
}

/** How accurate the ranking is in this edition, on each benchmark that it has. */
function AccuracyLine() {
  const { data, error } = useRegulatorAccuracy();
  const said = data ? accuracySummary(data) : error ? 'could not be loaded' : 'being measured …';
  return (
    <details className={styles.accuracy}>
      <summary>Accuracy of such rankings, on known cases and not on this list: {said}</summary>
      {data && accuracySentences(data).join(' ')}
      {error?.message} <Link to="/tutorial#gene-lists">How it is measured</Link>
    </details>
  );
}
