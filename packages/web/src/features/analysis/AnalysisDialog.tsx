import { FactsDialog } from '../../ui/FactsDialog.tsx';
import type { ComparedAnalysis } from './pairs.ts';

interface Props {
  readonly analysis: ComparedAnalysis;
  readonly onClose: () => void;
}

/** The metadata of one analysis. */
export function AnalysisDialog({ analysis: { letter, tf, symbol, info }, onClose }: Props) {
  const { tag: _, ...facts } = info;
  return (
    <FactsDialog
      title={`Info: ${letter}, ${tf}${symbol && ` (${symbol})`}`}
      facts={Object.entries(facts)}
      onClose={onClose}
    />
  );
}
