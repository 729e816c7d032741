import type { TargetListsView } from '@trellis/contract';
import { SegmentedControl } from '@mantine/core';
import { Suspense, useState } from 'react';
import { geneTitle } from '../../shared/genes/geneTitle.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { LetterLegend } from '../../shared/exports/LetterLegend.tsx';
import { TargetFields } from './TargetOptions.tsx';
import { targetColumns, targetLegend, type TargetRow } from './rows.ts';
import { measures, useTargetOptions } from './state.ts';
import { FactsDialog } from '../../shared/genes/lazyDialogs.ts';
import viewStyles from '../../ui/view.module.css';

interface Props {
  readonly lists: TargetListsView;
  readonly title: string;
}

/** A row per analysis, a column per target list, and below them the letters of the analyses. */
export function TargetTable({ lists, title }: Props) {
  const { measure, sort, fields, set } = useTargetOptions();
  const [about, setAbout] = useState<TargetRow>();
  return (
    <>
      <div className={viewStyles.options}>
        <SegmentedControl
          aria-label="Value in the cells"
          value={measure}
          onChange={(next) => set({ measure: next })}
          data={[...measures]}
        />
        <TargetFields lists={lists} />
      </div>
      <DataTable
        caption={`${measures.find(({ value }) => value === measure)?.label}: ${title}`}
        rows={lists.result}
        rowKey={(row) => `${row.info.tag} ${row.info.analysis_id ?? row.info.gene_id ?? row.info.family}`}
        columns={targetColumns(lists, { measure, fields }, (row, name) => (
          <button type="button" title={name} onClick={() => setAbout(row)}>
            {name}
          </button>
        ))}
        sort={sort}
        onSort={(next) => set({ sort: next })}
      />
      <LetterLegend table={targetLegend(lists, [])} />
      {about && (
        <Suspense>
          <TfDialog row={about} onClose={() => setAbout(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The metadata of an analysis, under the id and the name of its TF. */
function TfDialog({ row: { info }, onClose }: { readonly row: TargetRow; readonly onClose: () => void }) {
  const { tag: _, analysis_label: label, ...facts } = info;
  return (
    <FactsDialog title={geneTitle(info)} facts={[['Analysis', label], ...Object.entries(facts)]} onClose={onClose} />
  );
}
