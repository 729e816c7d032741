import type { NetworkAnalysis } from '@trellis/core/network';
import type { ReactNode } from 'react';
import { useNetworkAnalysis } from '../../../api/networkAnalysis.ts';
import { ErrorState, Running } from '../../../ui/states.tsx';
import { selectedGenes } from '../scene/selection.ts';
import { alongCycle, alongPath, feedForwardOf, nodeIndices } from '../scene/spotlight.ts';
import type { AnalysisTab, AnalyzedNetwork } from './analysisTabs.ts';
import { HubsTab } from './HubsTab.tsx';
import { LoopsTab } from './LoopsTab.tsx';
import { WalkingTab } from './WalkingTab.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { CsvButton, NetworkAnalysisTable } from './NetworkAnalysisTable.tsx';
import { hierarchyColumns } from './analysisRows.ts';
import { hierarchyCsv } from './analysisFiles.ts';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly tab: AnalysisTab;
  readonly network: AnalyzedNetwork;
}

/** The content of a tab, whose rows show their genes in the drawing. */
export function AnalysisTabContent({ tab, network }: Props) {
  const { request, scene, selection, onShow } = network;
  if (tab === 'walking') {
    return (
      <WalkingTab
        request={request}
        scene={scene}
        selected={selectedGenes(scene, selection)}
        onPath={(genes) => onShow(alongPath(scene, genes))}
      />
    );
  }
  return (
    <Analyzed
      network={network}
      show={(analysis) => <StructureTab tab={tab} network={network} analysis={analysis} />}
    />
  );
}

interface StructureProps {
  readonly tab: Exclude<AnalysisTab, 'walking'>;
  readonly network: AnalyzedNetwork;
  readonly analysis: NetworkAnalysis;
}

function StructureTab({ tab, network: { scene, onShow }, analysis }: StructureProps) {
  const showGenes = (genes: readonly string[]) =>
    onShow({ nodes: new Set(nodeIndices(scene, genes)), edges: new Set() });
  if (tab === 'hubs') return <HubsTab analysis={analysis} onShow={showGenes} />;
  if (tab === 'hierarchy') return <HierarchyTab analysis={analysis} onShow={showGenes} />;
  return (
    <LoopsTab
      analysis={analysis}
      onPair={(pair) => onShow(feedForwardOf(scene, pair.regulator.gene, pair.intermediate.gene))}
      onCycle={(genes) => onShow(alongCycle(scene, genes))}
    />
  );
}

interface AnalyzedProps {
  readonly network: AnalyzedNetwork;
  readonly show: (analysis: NetworkAnalysis) => ReactNode;
}

/** Waits for the analysis, which takes seconds for a large network. */
function Analyzed({ network: { request, options }, show }: AnalyzedProps) {
  const { data, error, fetchStatus, refetch, cancel } = useNetworkAnalysis(request, options);
  const retry = () => void refetch();
  if (data) return show(data);
  if (error) return <ErrorState message={`The network could not be analyzed. ${error.message}`} onRetry={retry} />;
  if (fetchStatus === 'idle') {
    return <ErrorState message="The analysis was canceled." onRetry={retry} retryLabel="Analyze" />;
  }
  return <Running text="Analyzing the network" onCancel={cancel} />;
}

interface HierarchyTabProps {
  readonly analysis: NetworkAnalysis;
  readonly onShow: (genes: readonly string[]) => void;
}

/** The TFs in order, from those that only regulate to those that are only regulated. */
function HierarchyTab({ analysis, onShow }: HierarchyTabProps) {
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
