import { corrections, type TargetListsView } from '@trellis/core';
import { linesOf, targetListsWith } from '@trellis/engine/tables';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { useBackgroundText } from '../../api/background.ts';
import { readColorBounds } from '../../ui/colorBounds.ts';
import { HeatMapSaveMenu } from '../../ui/HeatMapSaveMenu.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveRows } from '../../ui/saveFile.ts';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import viewStyles from '../../ui/view.module.css';
import { AnalyzeList } from './AnalyzeList.tsx';
import { targetHeatMap } from './rows.ts';
import { useTargetOptions } from './state.ts';
import { TargetHelp } from './TargetHelp.tsx';
import { TargetOptions } from './TargetOptions.tsx';
import { TargetMap } from './TargetMap.tsx';
import { TargetTable } from './TargetTable.tsx';

/** The enrichment of the target lists as a table or a heat map, with the tools of the view. */
export function TargetPanel({ lists }: { readonly lists: TargetListsView }) {
  const { view, fields, set } = useTargetOptions();
  const title = `${countOf(lists.columns.length, 'target list')} in the targets of ${countOf(lists.result.length, 'analysis', 'analyses')}`;
  const background = useBackgroundText();
  const map = useMemo(() => targetHeatMap(lists, fields), [lists, fields]);
  const options = useMapOptions(lists, title);
  return (
    <section className={viewStyles.view} aria-label="Target List Enrichment">
      <div className={viewStyles.head}>
        <ViewTitle title={`Enrichment of ${title}`} help={<TargetHelp correction={lists.correction} />}>
          Genes drawn from {background}; each analysis counts with its targets before the lists cut the result.
          Fisher’s exact test, one-sided; p-values corrected by {corrections[lists.correction]} over all analyses and
          lists.
        </ViewTitle>
        <div className={viewStyles.tools}>
          <SegmentedControl
            aria-label="Show as"
            value={view}
            onChange={(next) => set({ view: next })}
            data={[
              { value: 'table', label: 'Table' },
              { value: 'map', label: 'Heat Map' },
            ]}
          />
          <AnalyzeList names={lists.columns} />
          <SaveMenu lists={lists} map={map} options={options} />
        </div>
      </div>
      <TargetOptions />
      {view === 'table' ? (
        <TargetTable lists={lists} title={title} />
      ) : (
        <TargetMap lists={lists} map={map} options={options} />
      )}
    </section>
  );
}

/** Options of the heat map; bounds of the color scale that are invalid or not given come from the data. */
function useMapOptions({ correction }: TargetListsView, title: string): Omit<HeatMapFigureOptions, 'width'> {
  const state = useTargetOptions();
  const { lower, upper } = readColorBounds(state.lower, state.upper);
  return useMemo(
    () => ({ valueName: `-log10 p, ${corrections[correction]}`, title: `Enrichment of ${title}`, lower, upper }),
    [correction, lower, upper, title],
  );
}

interface SaveProps {
  readonly lists: TargetListsView;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

function SaveMenu({ lists, map, options }: SaveProps) {
  const { fields } = useTargetOptions();
  return (
    <HeatMapSaveMenu
      name="list_enrichment"
      map={map}
      options={options}
      table={{
        name: 'The table',
        detail: 'csv',
        file: 'target_enrichment_table.csv',
        make: () => saveRows('target_enrichment_table.csv', linesOf(targetListsWith(fields), lists)),
      }}
    />
  );
}
