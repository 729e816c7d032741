import { FactsDialog } from '../../ui/FactsDialog.tsx';
import type { ComparedAnalysis } from './pairs.ts';

interface Props {
  readonly analysis: ComparedAnalysis;
  readonly onClose: () => void;
}

/** Name, filter and metadata of one analysis. */
export function AnalysisDialog({ analysis: { letter, label, filter, info }, onClose }: Props) {
  const { tag: _, analysis_label: __, filter: ___, ...fields } = info;
  const facts = [['Name', `${letter} - ${label}`], ['Filter', filter || 'none'], ...Object.entries(fields)] as const;
  return <FactsDialog title="Info" facts={facts} onClose={onClose} />;
}
