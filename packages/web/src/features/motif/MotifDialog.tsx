import { FactsDialog } from '../../ui/FactsDialog.tsx';
import type { ClusterInfo } from './columns.ts';
import { clusterMotif, matrixField } from './motifLogo.ts';
import { MotifLogo } from './MotifLogo.tsx';

interface Props {
  readonly info: ClusterInfo;
  readonly onClose: () => void;
}

/** Sequence logo, family, number of motifs and consensus of a motif cluster, and any further facts of the data set. */
export function MotifDialog({ info, onClose }: Props) {
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
