import type { Motifs } from '@trellis/contract';
import { corrections, formatPValue } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { useMemo } from 'react';
import { clusterInfoLink } from '../../api/motifs.ts';
import { readColorBounds } from '../../ui/colorBounds.ts';
import { ColorBoundsFields } from '../../ui/ColorBoundsFields.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { HeatMapSaveMenu } from '../../ui/HeatMapSaveMenu.tsx';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveRows } from '../../ui/saveFile.ts';
import viewStyles from '../../ui/view.module.css';
import { ClusterTable } from './ClusterTable.tsx';
import { clusterRows, motifFields, motifHeatMap, motifRows, setName } from './columns.ts';
import { useMotifState } from './state.ts';
import { countedText, differenceText, motifTests } from './testWords.ts';

interface Props {
  readonly motifs: Motifs;
  readonly view: 'table' | 'map';
}

/** The enriched motif clusters as a table or a heat map. */
export function Clusters({ motifs, view }: Props) {
  const { lower, upper, fields, set } = useMotifState();
  const map = useMemo(() => motifHeatMap(motifs, fields), [motifs, fields]);
  const sets = countOf(motifs.columns.length, 'gene set');
  const title = `${countOf(motifs.result.length, 'motif cluster')} enriched in ${sets}`;
  const options = useMapOptions(motifs, title);
  return (
    <>
      <div className={viewStyles.head}>
        <div>
          <h2>{title}</h2>
          <p className={viewStyles.note}>
            Fisher’s exact test on {countedText(motifs.test)}, one-sided; p-values corrected by{' '}
            {corrections[motifs.correction]}; values above {motifs.alpha} are left blank.{' '}
            {differenceText(motifs.test)}
          </p>
        </div>
        <SaveMenu motifs={motifs} map={map} options={options} />
      </div>
      <div className={viewStyles.options}>
        {view === 'map' && <ColorBoundsFields lower={lower} upper={upper} onChange={set} />}
        <FieldChooser names={motifFields(motifs)} chosen={fields} onChange={(next) => set({ fields: next })} />
      </div>
      {view === 'table' ? (
        <ClusterTable motifs={motifs} title={title} />
      ) : (
        <InteractiveHeatMap data={map} options={options} cellText={cellTextOf(motifs)} />
      )}
    </>
  );
}

/** Options of the heat map; bounds of the color scale that are invalid or not given come from the data. */
function useMapOptions({ correction, regions, test }: Motifs, title: string): Omit<HeatMapFigureOptions, 'width'> {
  const state = useMotifState();
  const { lower, upper } = readColorBounds(state.lower, state.upper);
  return useMemo(
    () => ({
      valueName: `-log10 p, ${corrections[correction]}`,
      title: `${title} (${regions.join(', ')}, ${motifTests[test].toLowerCase()})`,
      lower,
      upper,
    }),
    [correction, regions, test, title, lower, upper],
  );
}

interface SaveProps {
  readonly motifs: Motifs;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

function SaveMenu({ motifs, map, options }: SaveProps) {
  const fields = useMotifState((state) => state.fields);
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
      more={[{ name: 'Cluster information', detail: 'csv', file: 'cluster_info.csv', href: clusterInfoLink() }]}
    />
  );
}

/** Text of a cell of the heat map: the cluster, the gene set, and the p-value. */
function cellTextOf(motifs: Motifs) {
  const rows = motifRows(motifs);
  return ({ row, column }: { readonly row: number; readonly column: number }): string => {
    const { info, log10 } = rows[row];
    const set = setName(motifs.columns[Math.floor(column / motifs.regions.length)], column).split('\n')[0];
    const value = log10[column];
    return `${info.name} in ${set}: ${value === null ? `p above ${motifs.alpha}` : `p ${formatPValue(value, 5)}`}`;
  };
}
