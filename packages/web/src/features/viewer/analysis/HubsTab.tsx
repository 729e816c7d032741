import type { NetworkAnalysis } from '@trellis/core/network';
import { countOf } from '../../../ui/numbers.ts';
import { CsvButton, NetworkAnalysisTable } from './NetworkAnalysisTable.tsx';
import { hubColumns } from './analysisRows.ts';
import { hubsCsv } from './analysisFiles.ts';
import viewStyles from '../../../ui/view.module.css';
import styles from './AnalyzePanel.module.css';
import { StatisticHelp } from '../../../ui/ViewTitle.tsx';

/** Explains the measures of a gene's place in the network. */
const HubsHelp = () => (
  <StatisticHelp name="these measures" section="network" guide="network#analyze">
    The out-degree of a TF is the number of its targets, the in-degree of a gene the number of TFs that target it.
    Betweenness is the share of the shortest paths between other genes that pass through a gene. They describe this
    network and are not tests. A TF with many analyses, or with binding analyses of many peaks, has a high out-degree
    for that reason alone.
  </StatisticHelp>
);

interface Props {
  readonly analysis: NetworkAnalysis;
  readonly onShow: (genes: readonly string[]) => void;
}

/** The genes with the most edges and the highest betweenness. */
export function HubsTab({ analysis, onShow }: Props) {
  const title = `${countOf(analysis.edges, 'directed edge')} among ${countOf(analysis.genes, 'gene')}`;
  return (
    <>
      <div className={viewStyles.titleLine}>
        <h3 className={styles.title}>{title}</h3>
        <HubsHelp />
      </div>
      <p className={styles.note}>
        Betweenness: share of the pairs of other genes whose shortest directed paths go through the gene (Freeman
        1977). Only queried TFs have targets in this network, so the betweenness of all other genes is 0. Edges of a
        gene to itself are not counted.
      </p>
      <div className={styles.tools}>
        <CsvButton file="hubs.csv" make={() => hubsCsv(analysis)} />
      </div>
      <NetworkAnalysisTable
        caption={`Hubs: ${title}`}
        rows={analysis.hubs}
        rowKey={({ gene }) => gene}
        columns={hubColumns}
        onPick={({ gene }) => onShow([gene])}
      />
    </>
  );
}
