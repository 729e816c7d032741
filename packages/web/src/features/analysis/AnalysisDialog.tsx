import { FactsDialog } from '../../ui/FactsDialog.tsx';
import type { ComparedAnalysis } from './pairs.ts';

interface Props {
  readonly analysis: ComparedAnalysis;
  readonly onClose: () => void;
}

/** The metadata of one analysis. */
export function AnalysisDialog({ analysis: { letter, label, info }, onClose }: Props) {
  const { tag: _, analysis_label: __, ...facts } = info;
  return <FactsDialog title={`Info: ${letter}, ${label}`} facts={Object.entries(facts)} onClose={onClose} />;
}
