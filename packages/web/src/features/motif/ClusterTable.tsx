import type { Motifs } from '@trellis/contract';
import { labelWithGene } from '@trellis/core/views';
import { Suspense, useMemo, useState } from 'react';
import { layoutLogo, Logo, logoPitch, printTheme, reverseComplement } from '@trellis/figures';
import { Checkbox } from '@mantine/core';
import { geneTitle } from '../../shared/genes/geneTitle.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { Sort } from '../../ui/sort.ts';
import {
  clusterTableColumns,
  motifRows,
  textOf,
  useIsSameExperiment,
  type ClusterInfo,
  type SetInfo,
} from './columns.ts';
import { areRows } from './shownSets.ts';
import { useMotifOptions } from './state.ts';
import { columnsOfClusters, columnsOfSets, type ShownTable } from './tableColumns.tsx';
import { clusterMotif, matrixField, heightsText, type ClusterMotif } from './motifLogo.ts';
import { FigureMenu } from '../../shared/exports/FigureMenu.tsx';
import { pageTheme, useWidth } from '../../shared/exports/pageFigure.ts';
import { FactsDialog } from '../../shared/genes/lazyDialogs.ts';
import viewStyles from '../../ui/view.module.css';

interface Props {
  readonly motifs: Motifs;
  /** Indices of the gene sets to show. */
  readonly sets: readonly number[];
  readonly title: string;
}

/**
 * A row per enriched cluster and a column per gene set and region, or the reverse for many gene sets; clusters and gene sets
 * open their facts.
 */
export function ClusterTable({ motifs, sets, title }: Props) {
  const { sort, fields, set } = useMotifOptions();
  const isSameExperiment = useIsSameExperiment('cluster');
  const [cluster, setCluster] = useState<ClusterInfo>();
  const [geneSet, setGeneSet] = useState<SetInfo>();
  const shown = useMemo(
    () => ({ motifs, sets, fields, isSameExperiment, onCluster: setCluster, onSet: setGeneSet }),
    [motifs, sets, fields, isSameExperiment],
  );
  const table = { shown, caption: title, sort, onSort: (next: Sort | undefined) => set({ sort: next }) };
  return (
    <>
      {areRows(sets) ? <SetRows {...table} /> : <ClusterRows {...table} />}
      <Suspense>
        {cluster && <MotifDialog info={cluster} onClose={() => setCluster(undefined)} />}
        {geneSet && <SetDialog info={geneSet} onClose={() => setGeneSet(undefined)} />}
      </Suspense>
    </>
  );
}

interface TableProps {
  readonly shown: ShownTable;
  readonly caption: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

function ClusterRows({ shown, ...table }: TableProps) {
  const rows = useMemo(() => motifRows(shown.motifs), [shown]);
  const columns = useMemo(() => columnsOfClusters(shown), [shown]);
  return <DataTable rows={rows} columns={columns} rowKey={({ info }) => info.name} {...table} />;
}

function SetRows({ shown, ...table }: TableProps) {
  const rows = useMemo(() => clusterTableColumns(shown.motifs, shown), [shown]);
  const columns = useMemo(() => columnsOfSets(shown), [shown]);
  return <DataTable rows={rows} columns={columns} rowKey={({ name }) => name} {...table} />;
}

/** The metadata of an analysis, or the genes of a target list. */
function SetDialog({ info, onClose }: { readonly info: SetInfo; readonly onClose: () => void }) {
  const facts = Object.keys(info)
    .filter((field) => !['tag', 'name', 'analysis_label'].includes(field))
    .map((field) => [field, textOf(info, field)] as const);
  return <FactsDialog title={geneTitle(info)} facts={[['Name', labelWithGene(info)], ...facts]} onClose={onClose} />;
}

interface MotifDialogProps {
  readonly info: ClusterInfo;
  readonly onClose: () => void;
}

/** Sequence logo, family, number of motifs and consensus of a motif cluster, and any further facts of the data set. */
function MotifDialog({ info, onClose }: MotifDialogProps) {
  const { name, Family, ...others } = info;
  const motif = clusterMotif(info);
  const title = [name, Family].filter(Boolean).join(': ');
  const facts = Object.entries(others)
    .filter(([fact]) => fact !== matrixField || motif?.source !== 'counts')
    .map(([fact, value]) => [fact === '# Motifs' ? 'Number of motifs' : fact, value] as const);
  return (
    <FactsDialog title={title} facts={facts} onClose={onClose}>
      {motif && <MotifLogo name={name} title={title} {...motif} />}
    </FactsDialog>
  );
}

interface MotifLogoProps extends ClusterMotif {
  /** Name of the cluster, and its title with the family. */
  readonly name: string;
  readonly title: string;
}

/** The sequence logo of a motif cluster, on either strand, with its files. */
function MotifLogo({ name, title, motif, source }: MotifLogoProps) {
  const [ref, width] = useWidth();
  const [reversed, setReversed] = useState(false);
  const shown = reversed ? reverseComplement(motif) : motif;
  const strand = reversed ? `${title} (reverse complement)` : title;
  const label = `Sequence logo of ${strand}`;
  const draw = () => <Logo layout={layoutLogo(shown, { title: strand })} theme={printTheme} label={label} />;
  return (
    <section aria-label="Sequence logo" style={{ marginBottom: 16 }}>
      <div ref={ref} style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Logo">
        {width !== undefined && (
          <Logo
            layout={layoutLogo(shown, { pitch: logoPitch(shown.length, width) })}
            theme={pageTheme}
            label={label}
          />
        )}
      </div>
      <p className={viewStyles.note}>{heightsText(source)}</p>
      <div className={viewStyles.options}>
        <Checkbox
          label="Reverse complement"
          checked={reversed}
          onChange={({ currentTarget }) => setReversed(currentTarget.checked)}
        />
        <FigureMenu label="Save logo" what="Sequence logo" figure={{ name: `${name}_logo`, draw }} />
      </div>
    </section>
  );
}
