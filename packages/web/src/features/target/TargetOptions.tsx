import type { TargetListsView } from '@trellis/contract';
import { corrections } from '@trellis/core/stats';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { ColorBoundsFields } from '../../shared/statistics/BoundsFields.tsx';
import { OptionsPanel } from '../../ui/OptionsPanel.tsx';
import { CorrectionSelect } from '../../shared/statistics/TestSelects.tsx';
import { colorBoundsText } from '../../shared/statistics/typedNumbers.ts';
import { targetFields } from './rows.ts';
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

/** Chooses the metadata of the analyses to show. */
export function TargetFields({ lists }: { readonly lists: TargetListsView }) {
  const { fields, set } = useTargetOptions();
  return <FieldChooser names={targetFields(lists)} chosen={fields} onChange={(next) => set({ fields: next })} />;
}
