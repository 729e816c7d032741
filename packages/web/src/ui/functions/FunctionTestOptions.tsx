import { corrections } from '@trellis/core/stats';
import { alphaOf } from '../alpha.ts';
import { colorBoundsText } from '../colorBounds.ts';
import { ColorBoundsFields } from '../ColorBoundsFields.tsx';
import { OptionsPanel } from '../OptionsPanel.tsx';
import { FunctionTestFields } from './FunctionTestFields.tsx';
import type { FunctionOptions } from './functionOptions.ts';
import { evidenceNames, scopeNames } from './functionWords.ts';

type TestOptions = Omit<FunctionOptions, 'aspect'>;

/** The bounds of a heat map, as typed. */
interface Bounds {
  readonly lower: string;
  readonly upper: string;
}

interface Props {
  readonly options: TestOptions;
  /** Whether the annotations have evidence codes. */
  readonly hasEvidence: boolean;
  /** For a view with a heat map. */
  readonly bounds?: Bounds;
  readonly onRecalculate: (change: TestOptions & Partial<Bounds>) => void;
}

/** How functions are tested; Recalculate applies a change. */
export function FunctionTestOptions({ options, hasEvidence, bounds, onRecalculate }: Props) {
  const { scope, evidence, correction, min, max, alpha } = options;
  const summary = [
    scopeNames[scope],
    hasEvidence && evidenceNames[evidence],
    corrections[correction],
    `alpha ${alphaOf(alpha)}`,
    `terms with ${min} to ${max} genes`,
    bounds && colorBoundsText(bounds.lower, bounds.upper),
  ];
  return (
    <OptionsPanel
      options={{ scope, evidence, correction, min, max, alpha, ...bounds }}
      summary={summary.filter(Boolean).join(' · ')}
      onRecalculate={onRecalculate}
    >
      {(draft, change) => (
        <>
          <FunctionTestFields options={draft} onChange={change} hasEvidence={hasEvidence} />
          {draft.lower !== undefined && draft.upper !== undefined && (
            <ColorBoundsFields lower={draft.lower} upper={draft.upper} onChange={change} />
          )}
        </>
      )}
    </OptionsPanel>
  );
}
