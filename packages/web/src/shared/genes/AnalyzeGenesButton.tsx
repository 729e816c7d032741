import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface Props {
  /** The state of the list while it is stored. */
  readonly analysis: { readonly isStoring: boolean; readonly problem: string | undefined };
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly size?: 'xs';
  readonly text?: string;
}

/** A button that opens the regulators and functions of some genes. */
export function AnalyzeGenesButton({ analysis, text = 'Analyze these genes', ...button }: Props) {
  return (
    <>
      <Button
        variant="default"
        loading={analysis.isStoring}
        title="Finds the TFs that regulate these genes, their functions and their orthologs"
        {...button}
      >
        {text}
      </Button>
      {analysis.problem !== undefined && <ErrorState message={analysis.problem} />}
    </>
  );
}
