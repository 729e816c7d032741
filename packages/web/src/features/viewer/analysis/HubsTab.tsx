import type { NetworkAnalysis } from '@trellis/contract';
import { countOf } from '../../../ui/numbers.ts';
import { NetworkAnalysisTable } from './NetworkAnalysisTable';
import { hubColumns } from './analysisRows.ts';
import { hubsCsv } from './analysisFiles.ts';
import { CsvButton } from './CsvButton';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly analysis: NetworkAnalysis;
  readonly onShow: (genes: readonly string[]) => void;
}

/** Genes with most edges, and those that lie between others. */
export function HubsTab({ analysis, onShow }: Props) {
  const title = `${countOf(analysis.edges, 'directed edge')} among ${countOf(analysis.genes, 'gene')}`;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>
        Betweenness: share of the pairs of other genes whose shortest directed paths go through the gene (Freeman
        1977). Only TFs of the query have targets here, so only they can lie between. Edges of a gene to itself do not
        count.
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
