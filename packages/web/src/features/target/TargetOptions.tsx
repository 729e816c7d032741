import { corrections } from '@trellis/core/stats';
import { colorBoundsText } from '../../ui/typedNumbers.ts';
import { ColorBoundsFields } from '../../ui/NumberField.tsx';
import { CorrectionSelect } from '../../ui/TestSelects.tsx';
import { OptionsPanel } from '../../ui/OptionsPanel.tsx';
import { useTargetOptions } from './state.ts';

/** The bounds of the colors and the correction; Recalculate applies them. */
export function TargetOptions() {
  const { lower, upper, correction, set } = useTargetOptions();
  const summary = [corrections[correction], colorBoundsText(lower, upper)].filter(Boolean).join(' · ');
  return (
    <OptionsPanel options={{ lower, upper, correction }} summary={summary} onRecalculate={set}>
      {(draft, change) => (
        <>
          <ColorBoundsFields lower={draft.lower} upper={draft.upper} onChange={change} />
          <CorrectionSelect
            label="Correction"
            value={draft.correction}
            onChange={(next) => change({ correction: next })}
          />
        </>
      )}
    </OptionsPanel>
  );
}
