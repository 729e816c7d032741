import { FactsDialog } from '../../ui/FactsDialog.tsx';
import type { ClusterInfo } from './columns.ts';

interface Props {
  readonly info: ClusterInfo;
  readonly onClose: () => void;
}

/** Family, number of motifs and consensus of a motif cluster, and any further facts of the data set. */
export function MotifDialog({ info: { name, Family, ...others }, onClose }: Props) {
  const facts = Object.entries(others).map(
    ([fact, value]) => [fact === '# Motifs' ? 'Number of motifs' : fact, value] as const,
  );
  return <FactsDialog title={[name, Family].filter(Boolean).join(': ')} facts={facts} onClose={onClose} />;
}
