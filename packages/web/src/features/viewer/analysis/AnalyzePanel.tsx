import { ActionIcon, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Close } from '../../../ui/toolIcons.tsx';
import { analysisTabs, isAnalysisTab, type AnalysisTab, type AnalyzedNetwork } from './analysisTabs.ts';
import { AnalysisTabContent } from './AnalysisTabContent.tsx';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly network: AnalyzedNetwork;
  readonly onClose: () => void;
}

/** Analyses of the network's structure. The server computes them without the uploads and filters of the page. */
export function AnalyzePanel({ network, onClose }: Props) {
  const [tab, setTab] = useState<AnalysisTab>('hubs');
  return (
    <section className={styles.panel} aria-label="Analyze">
      <div className={styles.head}>
        <h2>Analyze</h2>
        <span className={styles.note}>without uploads and filters of this page</span>
        <ActionIcon variant="subtle" color="gray" aria-label="Close the analysis" onClick={onClose}>
          <Close />
        </ActionIcon>
      </div>
      <Tabs value={tab} onChange={(next) => isAnalysisTab(next) && setTab(next)} className={styles.tabs}>
        <Tabs.List aria-label="Analyses of the network">
          {Object.entries(analysisTabs).map(([value, name]) => (
            <Tabs.Tab key={value} value={value}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={styles.content} role="tabpanel" aria-label={analysisTabs[tab]} tabIndex={0}>
        <AnalysisTabContent tab={tab} network={network} />
      </div>
    </section>
  );
}
