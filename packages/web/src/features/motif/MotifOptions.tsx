import { corrections } from '@trellis/core/stats';
import { Checkbox } from '@mantine/core';
import type { MotifTest } from '@trellis/core/views';
import { useMotifRegions } from './motifQueries.ts';
import { alphaOf, colorBoundsText } from '../../shared/statistics/typedNumbers.ts';
import { AlphaField, ColorBoundsFields } from '../../shared/statistics/BoundsFields.tsx';
import { CorrectionSelect } from '../../shared/statistics/TestSelects.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { OptionsPanel } from '../../ui/OptionsPanel.tsx';
import { motifTests, overlapText, regionsText, toggleRegion } from './testTexts.ts';
import { useMotifOptions } from './state.ts';
import { Select } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface TestSelectProps {
  readonly value: MotifTest;
  readonly onChange: (test: MotifTest) => void;
  /** A visible label. */
  readonly label?: string;
}

const options = Object.entries(motifTests).map(([value, label]) => ({ value, label }));

/** Chooses whether a test counts hits, or genes with at least one. */
const TestSelect = ({ value, onChange, label }: TestSelectProps) => (
  <Select
    label={label}
    aria-label="What is counted"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'hits' ? 'hits' : 'genes')}
    data={options}
  />
);

/** Alpha, regions, bounds of the colors, and what is counted; Recalculate applies them. */
export function MotifOptions() {
  const { set, ...all } = useMotifOptions();
  const { data } = useMotifRegions();
  const { alpha, lower, upper, test, correction } = all;
  const defaults = data?.defaultRegions ?? [];
  // Undefined for the default ones, which can be unknown when the options are opened.
  const regions = all.regions.length ? all.regions : undefined;
  const areDefault = (names: readonly string[]) => [...names].sort().join() === [...defaults].sort().join();
  const summary = [
    regionsText(data?.regions ?? {}, regions ?? defaults),
    `alpha ${alphaOf(alpha)}`,
    motifTests[test].toLowerCase(),
    corrections[correction],
    colorBoundsText(lower, upper),
  ];
  return (
    <OptionsPanel
      options={{ regions, alpha, lower, upper, test, correction }}
      summary={summary.filter(Boolean).join(' · ')}
      problemOf={(draft) => (draft.regions?.length === 0 ? 'Choose at least one region.' : undefined)}
      onRecalculate={({ regions: next = defaults, ...rest }) =>
        set({ ...rest, regions: areDefault(next) ? [] : next })
      }
    >
      {(draft, change) => (
        <>
          <RegionChooser chosen={draft.regions ?? defaults} onChange={(next) => change({ regions: next })} />
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

interface Props {
  readonly chosen: readonly string[];
  readonly onChange: (regions: readonly string[]) => void;
}

/** Chooses the regions in which hits are counted; one that overlaps with a chosen one is disabled and says so. */
function RegionChooser({ chosen, onChange }: Props) {
  return (
    <Loaded
      query={useMotifRegions()}
      loading={<Skeleton height={96} label="Loading the regions" />}
      failure="The regions could not be loaded."
    >
      {({ regions }) => (
        <Checkbox.Group label="Regions" value={[...chosen]}>
          {Object.values(regions).map(({ name, description }) => {
            const overlap = overlapText(regions, chosen, name);
            return (
              <Checkbox
                key={name}
                mt={6}
                value={name}
                label={description}
                description={overlap}
                disabled={overlap !== undefined}
                onChange={() => onChange(toggleRegion(chosen, name))}
              />
            );
          })}
        </Checkbox.Group>
      )}
    </Loaded>
  );
}
