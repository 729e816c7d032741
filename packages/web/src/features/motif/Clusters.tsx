import type { Motifs } from '@trellis/contract';
import { corrections } from '@trellis/core';
import { pShade } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { clusterInfoLink } from '../../api/motifs.ts';
import { boundsOf } from '../../ui/bounds.ts';
import { BoundsFields } from '../../ui/BoundsFields.tsx';
import { toCsv } from '../../ui/csv.ts';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { FactsDialog } from '../../ui/FactsDialog.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { HeatMapFigure, heatMapPng, heatMapSvg } from '../../ui/HeatMapFigure.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import viewStyles from '../../ui/view.module.css';
import {
  clusterOrder,
  heatMapOf,
  motifColumns,
  motifFields,
  motifRows,
  setName,
  textOf,
  type MotifInfo,
  type MotifRow,
  type SetInfo,
} from './columns.ts';
import { MotifDialog } from './MotifDialog.tsx';
import { useMotifState } from './state.ts';

interface Props {
  readonly motifs: Motifs;
  readonly view: 'table' | 'map';
}

/** The enriched motif clusters as a table or a heat map. */
export function Clusters({ motifs, view }: Props) {
  const { sort, lower, upper, fields, set } = useMotifState();
  const [about, setAbout] = useState<MotifInfo>();
  const [gene, setGene] = useState<SetInfo>();
  const rows = useMemo(() => motifRows(motifs), [motifs]);
  const columns = useMemo(() => tableColumns(motifs, fields, setAbout, setGene), [motifs, fields]);
  const map = useMemo(() => heatMapOf(motifs, fields), [motifs, fields]);
  const sets = countOf(motifs.columns.length, 'gene set');
  const title = `${countOf(rows.length, 'motif cluster')} enriched in ${sets}`;
  const bounds = boundsOf(lower, upper);
  const options = useMemo(
    () => ({
      valueName: `-log10 p, ${corrections[motifs.correction]}`,
      title: `${title} (${motifs.regions.join(', ')})`,
      lower: bounds.lower,
      upper: bounds.upper,
    }),
    [motifs, title, bounds.lower, bounds.upper],
  );
  return (
    <>
      <div className={viewStyles.head}>
        <div>
          <h2>{title}</h2>
          <p className={viewStyles.note}>
            Fisher’s exact test on numbers of motif hits, one-sided; p-values corrected by{' '}
            {corrections[motifs.correction]}; values above {motifs.alpha} are left blank.
          </p>
        </div>
        <DownloadMenu
          label="Save"
          items={[
            {
              name: 'The table',
              detail: 'csv',
              file: 'motif_enrichment_table.csv',
              make: () => saveFile('motif_enrichment_table.csv', csvOf(motifs, fields)),
            },
            {
              name: 'Heat map with legend',
              detail: 'svg',
              file: 'motif_enrichment.svg',
              make: () => saveFile('motif_enrichment.svg', heatMapSvg(map, options)),
            },
            {
              name: 'Picture, 300 dpi',
              detail: 'png',
              file: 'motif_enrichment.png',
              make: () => void heatMapPng(map, options).then((file) => saveFile('motif_enrichment.png', file)),
            },
            { name: 'Cluster information', detail: 'csv', file: 'cluster_info.csv', href: clusterInfoLink() },
          ]}
        />
      </div>
      <div className={viewStyles.options}>
        {view === 'map' && <BoundsFields lower={lower} upper={upper} onChange={set} />}
        <FieldChooser names={motifFields(motifs)} chosen={fields} onChange={(next) => set({ fields: next })} />
      </div>
      {view === 'table' ? (
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ info }) => info.name}
          columns={columns}
          sort={sort}
          onSort={(next) => set({ sort: next })}
        />
      ) : (
        <HeatMapFigure
          data={map}
          options={options}
          sayCell={({ row, column }) => {
            const p = rows[row].p[column];
            const where = setName(motifs.columns[Math.floor(column / motifs.regions.length)], column).split('\n')[0];
            return `${rows[row].info.name} in ${where}: ${p === null ? `p above ${motifs.alpha}` : `p ${p.toExponential(5)}`}`;
          }}
        />
      )}
      {about && <MotifDialog info={about} onClose={() => setAbout(undefined)} />}
      {gene && <SetDialog info={gene} onClose={() => setGene(undefined)} />}
    </>
  );
}

/** What is known of a gene set: the metadata of an analysis, or the genes of a target list. */
function SetDialog({ info, onClose }: { readonly info: SetInfo; readonly onClose: () => void }) {
  const symbol = textOf(info, 'gene_name');
  const facts = Object.entries(info).filter(([field]) => !['tag', 'name', 'gene_name'].includes(field));
  return (
    <FactsDialog
      title={`Meta Data: ${textOf(info, 'name')}${symbol && ` (${symbol})`}`}
      facts={facts}
      onClose={onClose}
    />
  );
}

function tableColumns(
  motifs: Motifs,
  fields: readonly string[],
  onMotif: (info: MotifInfo) => void,
  onSet: (info: SetInfo) => void,
): DataColumn<MotifRow>[] {
  const smallest = Math.min(...motifRows(motifs).flatMap(({ p }) => p.map((value) => value ?? 1)));
  return [
    {
      id: 'motif',
      name: 'Motif cluster',
      value: clusterOrder,
      show: ({ info }) => (
        <button type="button" onClick={() => onMotif(info)}>
          {info.name}
        </button>
      ),
    },
    {
      id: 'family',
      name: 'Family',
      value: ({ info }) => info.Family ?? '',
      show: ({ info }) => info.Family,
    },
    ...motifColumns(motifs, fields).map(({ info, index, title, name }): DataColumn<MotifRow> => ({
      id: name,
      name: title.replaceAll('\n', ', '),
      title,
      numeric: true,
      onAbout: () => onSet(info),
      value: ({ p }) => p[index],
      show: ({ p }) => p[index]?.toExponential(5) ?? '',
      style: ({ p }) => pShade(p[index], { smallest }),
    })),
  ];
}

/** The table as a file, and below it a row for each chosen field. */
function csvOf(motifs: Motifs, fields: readonly string[]): Blob {
  const columns = motifColumns(motifs);
  const head = ['motif', ...columns.map(({ name }) => name)];
  const rows = motifRows(motifs).map(({ info, p }) => [[info.name, info.Family].filter(Boolean).join('_'), ...p]);
  const extras = fields.map((field) => [field, ...columns.map(({ info }) => textOf(info, field))]);
  return new Blob([toCsv([head, ...rows, ...extras])], { type: 'text/csv;charset=utf-8' });
}
