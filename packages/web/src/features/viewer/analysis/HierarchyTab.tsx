import type { NetworkAnalysis } from '@trellis/core/network';
import { countOf } from '../../../ui/numbers.ts';
import { NetworkAnalysisTable } from './NetworkAnalysisTable.tsx';
import { hierarchyColumns } from './analysisRows.ts';
import { hierarchyCsv } from './analysisFiles.ts';
import { CsvButton } from './CsvButton.tsx';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly analysis: NetworkAnalysis;
  readonly onShow: (genes: readonly string[]) => void;
}

/** The TFs in order, from those that only regulate to those that are only regulated. */
export function HierarchyTab({ analysis, onShow }: Props) {
  const { hierarchy } = analysis;
  const levels = new Set(hierarchy.flatMap(({ level }) => level ?? [])).size;
  const title = `${countOf(hierarchy.length, 'TF')} on ${countOf(levels, 'level')}`;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.note}>
        TFs of level 1 regulate no other queried TF; TFs that regulate each other in cycles share a level (vertex
        sort, Jothi 2009). Height: (below - above) / (below + above), from 1 to -1 (Gerstein 2012).
      </p>
      {levels === 0 && (
        <p>
          None of the queried TFs targets another one. Query more TFs to see a hierarchy; target lists remove edges to
          TFs that are not on them.
        </p>
      )}
      <div className={styles.tools}>
        <CsvButton file="hierarchy.csv" make={() => hierarchyCsv(analysis)} />
      </div>
      <NetworkAnalysisTable
        caption={`Hierarchy: ${title}`}
        rows={hierarchy}
        rowKey={({ gene }) => gene}
        columns={hierarchyColumns}
        onPick={({ gene }) => onShow([gene])}
      />
    </>
  );
}
