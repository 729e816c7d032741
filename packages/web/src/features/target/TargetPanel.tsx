import { corrections, formatPValue, type Correction } from '@trellis/core/stats';
import { foldAt, levelCount, setsText, type LevelOptions } from '@trellis/core/views';
import type { TargetListsView } from '@trellis/contract';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { useBackgroundText } from '../../api/background.ts';
import { HeatColorSelect, HeatMapSaveMenu, InteractiveHeatMap } from '../../shared/exports/InteractiveHeatMap.tsx';
import { heatScale } from '../../shared/statistics/typedNumbers.ts';
import { countOf } from '../../ui/numbers.ts';
import { saveTable } from '../../shared/exports/saveTable.ts';
import { StatisticHelp, ViewTitle } from '../../ui/ViewTitle.tsx';
import { LevelSelect, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { AnalyzeList } from './AnalyzeList.tsx';
import { targetHeatMap } from './rows.ts';
import { useTargetOptions } from './state.ts';
import { TargetFields, TargetOptions } from './TargetOptions.tsx';
import { TargetTable } from './TargetTable.tsx';
import { withFold } from '../../shared/statistics/pAndFold.tsx';
import viewStyles from '../../ui/view.module.css';

/** Explains the test of target lists, and the two measures next to it. */
const TargetHelp = ({ correction }: { readonly correction: Correction }) => (
  <StatisticHelp name="this test" section="target-list-enrichment" guide="statistics#target-lists">
    Tests for each analysis and list whether they share more genes than chance gives, when genes are drawn from{' '}
    {useBackgroundText()}. An analysis counts with its targets before the lists cut the result; genes that the query
    removed with and or not stay out, so after “and” read a p-value as that of the genes that all of them target. The
    p-value is one-sided (Fisher’s exact test), corrected by {corrections[correction]} over all analyses and lists.
    The test is not hub-corrected: a list of genes that many TFs target is enriched in most analyses, so compare the
    folds of several analyses, or rank them with Analyze a list. The 95 % intervals of folds are not adjusted for the
    number of tests. Influence is the share of the list that the analysis targets, specificity the share of its
    targets that are in the list.
  </StatisticHelp>
);

/** How many of the tested sets have no gene of the lists: these are why a result counts fewer analyses. */
function withoutGenes({ result }: TargetListsView, { level = 'analysis' }: LevelOptions): string {
  const none = result.filter(({ count }) => count.every((genes) => genes === 0)).length;
  return none === 0 ? '' : `${levelCount(level, none)} ${none === 1 ? 'has' : 'have'} no gene of the lists.`;
}

/** The enrichment of the target lists as a table or a heat map, with the tools of the view. */
export function TargetPanel({ lists }: { readonly lists: TargetListsView }) {
  const { view, fields, color, set } = useTargetOptions();
  const level = useLevel();
  const title = `${countOf(lists.columns.length, 'target list')} in the targets of ${setsText(level, lists.result.length)}`;
  const background = useBackgroundText();
  const map = useMemo(() => targetHeatMap(lists, fields, color), [lists, fields, color]);
  const options = useMapOptions(lists, title);
  return (
    <section className={viewStyles.view} aria-label="Target List Enrichment">
      <div className={viewStyles.head}>
        <ViewTitle
          title={`Enrichment of ${title}`}
          help={<TargetHelp correction={lists.correction} />}
          shown={withoutGenes(lists, level)}
        >
          Genes drawn from {background}; each analysis counts with its targets before the lists cut the result.
          Fisher’s exact test, one-sided; p-values corrected by {corrections[lists.correction]} over all analyses and
          lists. Not hub-corrected: genes that many TFs target also make folds of unrelated analyses large.
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
          <LevelSelect />
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
  const { color, lower, upper } = useTargetOptions();
  return useMemo(
    () => ({ ...heatScale({ color, lower, upper }, correction), title: `Enrichment of ${title}` }),
    [correction, color, lower, upper, title],
  );
}

interface SaveProps {
  readonly lists: TargetListsView;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

const loadTable = async (fields: readonly string[]) =>
  (await import('@trellis/engine/views/targetLists/table')).targetListsWith(fields);

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
        make: () => saveTable('target_enrichment_table.csv', () => loadTable(fields), lists),
      }}
    />
  );
}

interface Props {
  readonly lists: TargetListsView;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

/** The enrichment as a heat map, with the fields of its rows. */
function TargetMap({ lists, map, options }: Props) {
  const { color, set } = useTargetOptions();
  return (
    <>
      <div className={viewStyles.options}>
        <HeatColorSelect value={color} onChange={(next) => set({ color: next })} />
        <TargetFields lists={lists} />
      </div>
      <InteractiveHeatMap
        data={map}
        options={options}
        cellText={({ row, column }) => {
          const { pLog10, count, folds } = lists.result[row];
          const pair = `${map.rows[row][0]} and ${map.columns[column][0]}`;
          const p = withFold(`p ${formatPValue(pLog10[column])}`, foldAt(folds, column));
          return `${pair}: ${p}, ${countOf(count[column], 'gene')} in common`;
        }}
      />
    </>
  );
}
