import { SegmentedControl } from '@mantine/core';
import type { GeneSetsMatrix } from '@trellis/core/views';
import { Button } from '../../ui/Button.tsx';
import { useLevelOptions } from '../../shared/statistics/LevelSelect.tsx';
import { HeatColorSelect } from '../../shared/exports/InteractiveHeatMap.tsx';
import { Select } from '../../ui/fields.tsx';
import { Fit } from '../../ui/toolIcons.tsx';
import { useKey } from '../../ui/useKey.ts';
import viewStyles from '../../ui/view.module.css';
import { shownCountText } from './pairMap.ts';
import { hubCorrectedShare, useAnalysisOptions, useShownTest } from './state.ts';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly value: 'map' | 'cells';
  /** Numbers of analyses: those zoomed to, and those of the whole map. */
  readonly zoomed: number;
  readonly shown: number;
}

/** The choice between the map and the grid, with the way back from a zoom. */
export function ViewChoice({ sets, value, zoomed, shown }: Props) {
  const { color, set } = useAnalysisOptions();
  const by = useShownTest(sets);
  const tested = hubCorrectedShare(sets);
  const { level } = useLevelOptions();
  return (
    <div className={viewStyles.options}>
      <SegmentedControl
        aria-label="Show the pairs as"
        value={value}
        onChange={(next) => set({ view: next })}
        data={[
          { value: 'map', label: 'Heat map' },
          { value: 'cells', label: 'Cells with numbers' },
        ]}
      />
      <Select
        aria-label="Test that is shown"
        value={by}
        onChange={({ currentTarget: { value: next } }) => set({ by: next === 'uniform' ? 'uniform' : 'degrees' })}
        data={[
          { value: 'degrees', label: 'Hub-corrected', disabled: tested === 0 },
          { value: 'uniform', label: 'Equal chances' },
        ]}
      />
      <HeatColorSelect value={color} onChange={(next) => set({ color: next })} />
      {zoomed < shown && <WholeMap onWhole={() => set({ zoom: [] })} />}
      <p className={viewStyles.note} role="status">
        {zoomed < shown && `Zoomed to ${shownCountText(zoomed, shown, level)}. `}
        {value === 'cells'
          ? 'Above the diagonal: more genes shared than expected (red). Below it: fewer (blue). A dot is a p-value of 1.'
          : 'Clustered: analyses that share many targets are neighbors. Click a cell for the pair.'}
        {tested < 1 && ' Sets with genes of binding and of expression analyses have no hub-corrected test.'}
      </p>
    </div>
  );
}

/** Goes back from a zoom, with Escape too. */
function WholeMap({ onWhole }: { readonly onWhole: () => void }) {
  useKey('Escape', onWhole);
  return (
    <Button variant="default" leftSection={<Fit />} title="Whole map (Escape)" onClick={onWhole}>
      Whole map
    </Button>
  );
}
