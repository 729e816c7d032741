import { ActionIcon, Tabs } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { NetworkAnalysis } from '@trellis/contract';
import type { NetworkOptions } from '../../../api/network.ts';
import { useNetworkAnalysis } from '../../../api/networkAnalysis.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Close } from '../../../ui/icons.tsx';
import { Running } from '../../../ui/Running.tsx';
import { HierarchyTab } from './HierarchyTab.tsx';
import { HubsTab } from './HubsTab.tsx';
import { LoopsTab } from './LoopsTab.tsx';
import type { NetworkScene } from '../scene/scene.ts';
import { isEmptySelection, selectedGenes, type SceneSelection } from '../scene/selection.ts';
import { alongCycle, alongPath, feedForwardOf, placesOf } from '../scene/spotlight.ts';
import { WalkingTab } from './WalkingTab.tsx';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly request: RequestRef;
  readonly options: NetworkOptions;
  readonly scene: NetworkScene;
  readonly selection: SceneSelection;
  /** Shows a part of the network and dims the rest. */
  readonly onShow: (selection: SceneSelection) => void;
  readonly onClose: () => void;
}

const tabs = { hubs: 'Hubs', loops: 'Loops', hierarchy: 'Hierarchy', walking: 'Walking' } as const;
type Tab = keyof typeof tabs;

/** What the shape of the network tells, as the server computes it: uploads and filters do not count. */
export function AnalyzePanel({ request, options, scene, selection, onShow, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('hubs');
  const showGenes = (genes: readonly string[]) =>
    onShow({ nodes: new Set(placesOf(scene, genes)), edges: new Set() });
  const analyzed = (show: (analysis: NetworkAnalysis) => ReactNode) => (
    <Analyzed request={request} options={options} show={show} />
  );
  return (
    <section className={styles.panel} aria-label="Analyze">
      <div className={styles.head}>
        <h2>Analyze</h2>
        <span className={styles.note}>without uploads and filters of this page</span>
        <ActionIcon variant="subtle" color="gray" aria-label="Close the analysis" onClick={onClose}>
          <Close />
        </ActionIcon>
      </div>
      <Tabs value={tab} onChange={(next) => setTab(next as Tab)} className={styles.tabs}>
        <Tabs.List aria-label="Analyses of the network">
          {Object.entries(tabs).map(([value, name]) => (
            <Tabs.Tab key={value} value={value}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={styles.content} role="tabpanel" aria-label={tabs[tab]} tabIndex={0}>
        {tab === 'hubs' && analyzed((analysis) => <HubsTab analysis={analysis} onShow={showGenes} />)}
        {tab === 'loops' &&
          analyzed((analysis) => (
            <LoopsTab
              analysis={analysis}
              onPair={({ regulator, intermediate }) =>
                onShow(feedForwardOf(scene, regulator.gene, intermediate.gene))
              }
              onCycle={(genes) => onShow(alongCycle(scene, genes))}
            />
          ))}
        {tab === 'hierarchy' && analyzed((analysis) => <HierarchyTab analysis={analysis} onShow={showGenes} />)}
        {tab === 'walking' && (
          <WalkingTab
            request={request}
            scene={scene}
            selected={isEmptySelection(selection) ? [] : selectedGenes(scene, selection)}
            onPath={(genes) => onShow(alongPath(scene, genes))}
          />
        )}
      </div>
    </section>
  );
}

interface AnalysedProps {
  readonly request: RequestRef;
  readonly options: NetworkOptions;
  readonly show: (analysis: NetworkAnalysis) => ReactNode;
}

/** Waits for the analysis, which takes seconds for a large network. */
function Analyzed({ request, options, show }: AnalysedProps) {
  const { data, error, fetchStatus, refetch, cancel } = useNetworkAnalysis(request, options);
  if (data) return show(data);
  if (error) {
    return (
      <ErrorState message={`The network could not be analyzed. ${error.message}`} onRetry={() => void refetch()} />
    );
  }
  if (fetchStatus === 'idle') {
    return <ErrorState message="The analysis was canceled." onRetry={() => void refetch()} retryLabel="Analyze" />;
  }
  return <Running text="Analyzing the network" onCancel={cancel} />;
}
