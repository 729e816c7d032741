import { FactsDialog } from '../../ui/FactsDialog.tsx';
import type { MotifInfo } from './columns.ts';

interface Props {
  readonly info: MotifInfo;
  readonly onClose: () => void;
}

/** What is known of a motif cluster: family, number of motifs, consensus, and whatever else the data set says. */
export function MotifDialog({ info: { name, Family, ...others }, onClose }: Props) {
  const facts = Object.entries(others).map(
    ([fact, value]) => [fact === '# Motifs' ? 'Number of motifs' : fact, value] as const,
  );
  return <FactsDialog title={[name, Family].filter(Boolean).join(': ')} facts={facts} onClose={onClose} />;
}
