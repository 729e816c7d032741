import { corrections } from '@trellis/core';
import { useMotifRegions } from '../../api/motifs.ts';
import { alphaOf } from '../../ui/alpha.ts';
import { AlphaField } from '../../ui/AlphaField.tsx';
import { colorBoundsText } from '../../ui/colorBounds.ts';
import { ColorBoundsFields } from '../../ui/ColorBoundsFields.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { OptionsPanel } from '../../ui/OptionsPanel.tsx';
import { regionsText } from './regions.ts';
import { RegionChooser } from './RegionChooser.tsx';
import { useMotifOptions } from './state.ts';
import { TestSelect } from './TestSelect.tsx';
import { motifTests } from './testWords.ts';

/** Alpha, regions, bounds of the colors, and what is counted; Recalculate applies them. */
export function MotifOptions() {
  const { set, ...all } = useMotifOptions();
  const { data } = useMotifRegions();
  const { alpha, lower, upper, test, correction } = all;
  const regions = all.regions.length ? all.regions : (data?.defaultRegions ?? []);
  const areDefault = (names: readonly string[]) =>
    [...names].sort().join() === [...(data?.defaultRegions ?? [])].sort().join();
  const summary = [
    regionsText(data?.regions ?? {}, regions),
    `alpha ${alphaOf(alpha)}`,
    motifTests[test].toLowerCase(),
    corrections[correction],
    colorBoundsText(lower, upper),
  ];
  return (
    <OptionsPanel
      options={{ regions, alpha, lower, upper, test, correction }}
      summary={summary.filter(Boolean).join(' · ')}
      problemOf={(draft) => (draft.regions.length ? undefined : 'Choose at least one region.')}
      onRecalculate={(next) => set({ ...next, regions: areDefault(next.regions) ? [] : next.regions })}
    >
      {(draft, change) => (
        <>
          <RegionChooser chosen={draft.regions} onChange={(next) => change({ regions: next })} />
          <AlphaField value={draft.alpha} onChange={(next) => change({ alpha: next })} />
          <ColorBoundsFields lower={draft.lower} upper={draft.upper} onChange={change} />
          <TestSelect label="Test" value={draft.test} onChange={(next) => change({ test: next })} />
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
