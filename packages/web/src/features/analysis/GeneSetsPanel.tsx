import { selectionWarning, type GeneSetsMatrix } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { Notice } from '../../ui/Notice.tsx';
import viewStyles from '../../ui/view.module.css';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { AnalysisLegend } from './AnalysisLegend.tsx';
import { GeneSetsHead } from './GeneSetsHead.tsx';
import { PairDialog } from './PairDialog.tsx';
import { PairGrid } from './PairGrid.tsx';
import { PairMap } from './PairMap.tsx';
import { pairMap, pairMapOptions } from './pairMap.ts';
import { comparedAnalyses, type ComparedAnalysis } from './pairs.ts';
import { useAnalysisOptions, useLeftOut } from './state.ts';
import styles from './GeneSetsPanel.module.css';

/** From this many analyses on the overview is a map of colors. */
const minMapAnalyses = 15;

/** Above this many analyses a cell is too small for text. */
const maxGridAnalyses = 80;

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
}

/** The pairs as a map or a grid, next to the list of analyses. */
export function GeneSetsPanel({ request, sets }: Props) {
  const { fields, view } = useAnalysisOptions();
  const { hidden, hide } = useLeftOut();
  const [about, setAbout] = useState<ComparedAnalysis>();
  const analyses = useMemo(() => comparedAnalyses(sets), [sets]);
  const hiddenKeys = useMemo(() => new Set(hidden[request.id] ?? []), [hidden, request.id]);
  const shown = useMemo(() => analyses.filter(({ key }) => !hiddenKeys.has(key)), [analyses, hiddenKeys]);
  const map = useMemo(() => pairMap(sets, shown), [sets, shown]);
  const options = useMemo(() => pairMapOptions(sets, shown), [sets, shown]);
  const chosen = view ?? (shown.length >= minMapAnalyses ? 'map' : 'cells');
  const warning = selectionWarning(sets);
  return (
    <section className={viewStyles.view} aria-label="Gene Set Enrichment">
      <GeneSetsHead request={request} sets={sets} analyses={analyses} shown={shown} map={map} options={options} />
      {warning && <Notice title="Selected by the query">{warning}</Notice>}
      <ViewChoice value={chosen} canShowCells={shown.length <= maxGridAnalyses} />
      <div className={styles.halves}>
        <Pairs
          request={request}
          sets={sets}
          shown={shown}
          map={map}
          options={options}
          isMap={chosen === 'map' || shown.length > maxGridAnalyses}
          onAbout={setAbout}
        />
        <AnalysisLegend
          analyses={analyses}
          fields={fields}
          hidden={hiddenKeys}
          onHidden={(next) => hide(request.id, next)}
          onAnalysis={setAbout}
        />
      </div>
      {about && <AnalysisDialog analysis={about} onClose={() => setAbout(undefined)} />}
    </section>
  );
}

interface PairsProps extends Props {
  readonly shown: readonly ComparedAnalysis[];
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly isMap: boolean;
  readonly onAbout: (analysis: ComparedAnalysis) => void;
}

/** The map or the grid; a click on a cell opens the pair. */
function Pairs({ request, sets, shown, map, options, isMap, onAbout }: PairsProps) {
  const [field] = useAnalysisOptions().fields;
  const [pair, setPair] = useState<readonly [ComparedAnalysis, ComparedAnalysis]>();
  const openPair = (a: ComparedAnalysis, b: ComparedAnalysis) => setPair([a, b]);
  return (
    <>
      {isMap ? (
        <PairMap sets={sets} analyses={shown} map={map} options={options} onPair={openPair} />
      ) : (
        <PairGrid sets={sets} analyses={shown} field={field} onPair={openPair} onAnalysis={onAbout} />
      )}
      {pair && <PairDialog request={request} sets={sets} pair={pair} onClose={() => setPair(undefined)} />}
    </>
  );
}

interface ChoiceProps {
  readonly value: 'map' | 'cells';
  readonly canShowCells: boolean;
}

const ViewChoice = ({ value, canShowCells }: ChoiceProps) => {
  const { set } = useAnalysisOptions();
  return (
    <div className={viewStyles.options}>
      <SegmentedControl
        aria-label="Show the pairs as"
        value={canShowCells ? value : 'map'}
        onChange={(next) => set({ view: next })}
        data={[
          { value: 'map', label: 'Heat map' },
          { value: 'cells', label: 'Cells with numbers', disabled: !canShowCells },
        ]}
      />
      <p className={viewStyles.note}>
        {value === 'cells' && canShowCells
          ? 'Above the diagonal: more genes shared than expected (red). Below it: fewer (blue).'
          : 'Clustered: analyses that share many targets are neighbors. Click a cell for the pair.'}
      </p>
    </div>
  );
};
