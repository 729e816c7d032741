import type { TargetLists } from '@trellis/contract';
import { corrections } from '@trellis/core';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { boundsOf } from '../../ui/bounds.ts';
import { BoundsFields } from '../../ui/BoundsFields.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { FactsDialog } from '../../ui/FactsDialog.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { HeatMapFigure, heatMapPng, heatMapSvg } from '../../ui/HeatMapFigure.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { LetterLegend } from '../../ui/LetterLegend.tsx';
import viewStyles from '../../ui/view.module.css';
import { heatMapOf, legendOf, targetColumns, targetCsv, targetFields, type TargetRow } from './rows.ts';
import { useTargetState, type Measure } from './state.ts';

const measures: Readonly<Record<Measure, string>> = {
  'p-value': 'P-value',
  influence: 'Influence',
  specificity: 'Specificity',
};

interface Props {
  readonly request: RequestRef;
  readonly lists: TargetLists;
}

/** The enrichment of the target lists as a table or a heat map, with what to show of it. */
export function TargetFigure({ lists }: Props) {
  const state = useTargetState();
  const { view, measure, correction, sort, lower, upper, fields, set } = state;
  const title = `${countOf(lists.columns.length, 'target list')} in the targets of ${countOf(lists.result.length, 'analysis', 'analyses')}`;
  const [about, setAbout] = useState<TargetRow>();
  const map = useMemo(() => heatMapOf(lists, fields), [lists, fields]);
  const bounds = boundsOf(lower, upper);
  const options = useMemo(
    () => ({
      valueName: `-log10 p, ${corrections[lists.correction]}`,
      title: `Enrichment of ${title}`,
      lower: bounds.lower,
      upper: bounds.upper,
    }),
    [lists.correction, bounds.lower, bounds.upper, title],
  );
  const chooser = (
    <FieldChooser names={targetFields(lists)} chosen={fields} onChange={(next) => set({ fields: next })} />
  );
  return (
    <section className={viewStyles.view} aria-label="Target List Enrichment">
      <div className={viewStyles.head}>
        <div>
          <h2>Enrichment of {title}</h2>
          <p className={viewStyles.note}>
            Fisher’s exact test, one-sided; p-values corrected by {corrections[lists.correction]} over all analyses
            and lists.
          </p>
        </div>
        <div className={viewStyles.tools}>
          <SegmentedControl
            aria-label="Show as"
            value={view}
            onChange={(value) => set({ view: value === 'map' ? 'map' : 'table' })}
            data={[
              { value: 'table', label: 'Table' },
              { value: 'map', label: 'Heat Map' },
            ]}
          />
          <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
          <DownloadMenu
            label="Save"
            items={[
              {
                name: 'The table',
                detail: 'csv',
                file: 'target_enrichment_table.csv',
                make: () => saveFile('target_enrichment_table.csv', targetCsv(lists, fields)),
              },
              {
                name: 'Heat map with legend',
                detail: 'svg',
                file: 'list_enrichment.svg',
                make: () => saveFile('list_enrichment.svg', heatMapSvg(map, options)),
              },
              {
                name: 'Picture, 300 dpi',
                detail: 'png',
                file: 'list_enrichment.png',
                make: () => void heatMapPng(map, options).then((file) => saveFile('list_enrichment.png', file)),
              },
            ]}
          />
        </div>
      </div>
      {view === 'table' ? (
        <>
          <div className={viewStyles.options}>
            <SegmentedControl
              aria-label="What a cell says"
              value={measure}
              onChange={(value) => set({ measure: value as Measure })}
              data={Object.entries(measures).map(([value, label]) => ({ value, label }))}
            />
            {chooser}
          </div>
          <DataTable
            caption={`${measures[measure]}: ${title}`}
            rows={lists.result}
            rowKey={(row) => `${row.info.tag} ${row.info.analysis_id}`}
            columns={targetColumns(lists, { measure, fields }, (row, name) => (
              <button type="button" onClick={() => setAbout(row)}>
                {name}
              </button>
            ))}
            sort={sort}
            onSort={(next) => set({ sort: next })}
          />
          <LetterLegend table={legendOf(lists, [])} />
        </>
      ) : (
        <>
          <div className={viewStyles.options}>
            <BoundsFields lower={lower} upper={upper} onChange={set} />
            {chooser}
          </div>
          <HeatMapFigure
            data={map}
            options={options}
            sayCell={({ row, column }) =>
              `${map.rows[row][0]} and ${lists.columns[column]}: p ${lists.result[row]['p-value'][column].toExponential(2)}, ${countOf(lists.result[row].count[column], 'gene')} in common`
            }
          />
        </>
      )}
      {about && <TfDialog row={about} onClose={() => setAbout(undefined)} />}
    </section>
  );
}

/** All that is known of an analysis, under the id and symbol of its TF. */
function TfDialog({ row: { info }, onClose }: { readonly row: TargetRow; readonly onClose: () => void }) {
  const { tag: _, gene_id: id, gene_name: symbol, ...facts } = info;
  return (
    <FactsDialog title={symbol ? `${id} (${symbol})` : String(id)} facts={Object.entries(facts)} onClose={onClose} />
  );
}
