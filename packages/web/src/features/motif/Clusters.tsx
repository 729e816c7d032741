import type { Motifs } from '@trellis/contract';
import { corrections } from '@trellis/core/stats';
import { setsText, type ColumnInfo, type LevelOptions } from '@trellis/core/views';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { useMemo } from 'react';
import { useBackgroundText } from '../../api/background.ts';
import { clusterInfoLink } from './motifQueries.ts';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { HeatColorSelect, HeatMapSaveMenu, InteractiveHeatMap } from '../../shared/exports/InteractiveHeatMap.tsx';
import { heatScale } from '../../shared/statistics/typedNumbers.ts';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { saveRows } from '../../shared/exports/saveFile.ts';
import { saveTable } from '../../shared/exports/saveTable.ts';
import { TextButton } from '../../ui/Button.tsx';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import viewStyles from '../../ui/view.module.css';
import { ClusterTable } from './ClusterTable.tsx';
import { clusterRows, motifFields, useIsSameExperiment } from './columns.ts';
import { MotifHelp } from './MotifHelp.tsx';
import { motifCellText, motifHeatMap } from './motifHeatMap.ts';
import { enrichedSets, foldedText, shownSets } from './shownSets.ts';
import { useMotifOptions } from './state.ts';
import { countedText, motifTests } from './testTexts.ts';

interface Props {
  readonly motifs: Motifs;
  readonly view: 'table' | 'map';
}

/** The enriched motif clusters as a table or a heat map. */
export function Clusters({ motifs, view }: Props) {
  const { fields, all, color, set } = useMotifOptions();
  const isSameExperiment = useIsSameExperiment('cluster');
  const sets = useMemo(() => shownSets(motifs, all), [motifs, all]);
  const map = useMemo(() => motifHeatMap(motifs, { fields, sets, color }), [motifs, fields, sets, color]);
  const cellText = useMemo(() => motifCellText(motifs, sets, isSameExperiment), [motifs, sets, isSameExperiment]);
  const title = titleOf(motifs, useLevel());
  const options = useMapOptions(motifs, title);
  const background = useBackgroundText();
  return (
    <>
      <div className={viewStyles.head}>
        <ViewTitle
          title={title}
          help={<MotifHelp {...motifs} over="gene sets, regions and motifs" />}
          shown={<Folded motifs={motifs} />}
        >
          Fisher’s exact test on {countedText(motifs.test)}, drawn from {background}, one-sided; p-values corrected by{' '}
          {corrections[motifs.correction]}; values above {motifs.alpha} are left blank. All genes have equal chances:
          not hub-corrected.
        </ViewTitle>
        <SaveMenu motifs={motifs} map={map} options={options} />
      </div>
      <div className={viewStyles.options}>
        {view === 'map' && <HeatColorSelect value={color} onChange={(next) => set({ color: next })} />}
        <FieldChooser names={motifFields(motifs)} chosen={fields} onChange={(next) => set({ fields: next })} />
      </div>
      {view === 'table' ? (
        <ClusterTable motifs={motifs} sets={sets} title={title} />
      ) : (
        <InteractiveHeatMap data={map} options={options} cellText={cellText} />
      )}
    </>
  );
}

/** E.g. `16 motif clusters enriched in 12 of 565 gene sets`. */
function titleOf(motifs: Motifs, level: LevelOptions): string {
  const [some, all] = [enrichedSets(motifs).length, motifs.columns.length];
  const of = some < all ? `${formatCount(some)} of ` : all > 1 ? 'at least one of ' : '';
  return `${countOf(motifs.result.length, 'motif cluster')} enriched in ${of}${countOf(all, 'gene set')}${level.level ? `: ${setsText(level, motifs.columns.filter(isGroup).length)}` : ''}`;
}

const isGroup = (info: ColumnInfo): boolean => info.analyses !== undefined;

/** How many gene sets have no enriched cluster, and a button that shows or hides them; nothing if each has one. */
function Folded({ motifs }: { readonly motifs: Motifs }) {
  const { all, set } = useMotifOptions();
  const text = foldedText(motifs);
  if (text === undefined) return null;
  return (
    <>
      {text}. <TextButton onClick={() => set({ all: !all })}>{all ? 'Hide them' : 'Show them'}</TextButton>
    </>
  );
}

/** Options of the heat map; bounds of the color scale that are invalid or not given come from the data. */
function useMapOptions({ correction, regions, test }: Motifs, title: string): Omit<HeatMapFigureOptions, 'width'> {
  const { color, lower, upper } = useMotifOptions();
  return useMemo(
    () => ({
      ...heatScale({ color, lower, upper }, correction),
      title: `${title} (${regions.join(', ')}, ${motifTests[test].toLowerCase()})`,
    }),
    [correction, color, regions, test, title, lower, upper],
  );
}

interface SaveProps {
  readonly motifs: Motifs;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

const loadTable = async () => (await import('@trellis/engine/views/motifs/table')).motifsTable;

function SaveMenu({ motifs, map, options }: SaveProps) {
  const { fields } = useMotifOptions();
  return (
    <HeatMapSaveMenu
      name="motif_enrichment"
      map={map}
      options={options}
      table={{
        name: 'The table',
        detail: 'csv',
        file: 'motif_enrichment_table.csv',
        make: () => saveRows('motif_enrichment_table.csv', clusterRows(motifs, fields)),
      }}
      more={[
        {
          name: 'A row per cluster, gene set and region',
          detail: 'csv',
          file: 'motifs.csv',
          make: () => saveTable('motifs.csv', loadTable, motifs),
        },
        { name: 'Cluster information', detail: 'csv', file: 'cluster_info.csv', href: clusterInfoLink() },
      ]}
    />
  );
}
