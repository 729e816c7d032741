import type { GeneSetsMatrix } from '@trellis/core/views';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { useLevelOptions } from '../../shared/statistics/LevelSelect.tsx';
import { selectionWarning } from '../../shared/statistics/TestSelects.tsx';
import { Notice } from '../../ui/states.tsx';
import viewStyles from '../../ui/view.module.css';
import { AnalysisLegend } from './AnalysisLegend.tsx';
import { GeneSetsHead } from './GeneSetsHead.tsx';
import { PairGrid } from './PairGrid.tsx';
import { PairMap } from './PairMap.tsx';
import { pairMap, pairMapOptions, zoomedPairMap } from './pairMap.ts';
import { comparedAnalyses, zoomTo, type ComparedAnalysis } from './pairs.ts';
import { useAnalysisOptions, useShownTest } from './state.ts';
import { ViewChoice } from './ViewChoice.tsx';
import { FactsDialog } from '../../shared/genes/lazyDialogs.ts';
import styles from './GeneSetsPanel.module.css';

const PairDialog = lazy(async () => ({ default: (await import('./PairDialog.tsx')).PairDialog }));

/** From this many analyses on the overview is a map of colors. */
const minMapAnalyses = 15;

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
  /** Whether other options are being computed. */
  readonly busy: boolean;
}

/** The pairs as a map or a grid, of all analyses or of those zoomed to, next to the list of analyses. */
export function GeneSetsPanel({ request, sets, busy }: Props) {
  const { fields, view, set } = useAnalysisOptions();
  const [about, setAbout] = useState<ComparedAnalysis>();
  const { analyses, leftOut, shown, zoomed, listed, map, options } = usePairs(sets);
  const chosen = view ?? (zoomed.length >= minMapAnalyses ? 'map' : 'cells');
  const warning = selectionWarning(sets);
  return (
    <section className={viewStyles.view} aria-label="Gene Set Enrichment">
      <GeneSetsHead {...{ request, sets, busy, analyses, zoomed, map, options }} />
      {warning && <Notice title="Selected by the query">{warning}</Notice>}
      <ViewChoice sets={sets} value={chosen} zoomed={zoomed.length} shown={shown.length} />
      <div className={styles.halves}>
        <Pairs
          request={request}
          sets={sets}
          zoomed={zoomed}
          map={map}
          options={options}
          isMap={chosen === 'map'}
          onAbout={setAbout}
          onZoom={(next) => set({ zoom: next.map(({ letter }) => letter) })}
        />
        <AnalysisLegend
          analyses={listed}
          fields={fields}
          leftOut={leftOut}
          onLeaveOut={(without) => set({ without })}
          onAnalysis={setAbout}
        />
      </div>
      {about && (
        <Suspense>
          <AnalysisDialog analysis={about} onClose={() => setAbout(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** The analyses: all, those that are not left out, those zoomed to with and without what is left out; and the map of the last. */
function usePairs(sets: GeneSetsMatrix) {
  const { zoom, without, color } = useAnalysisOptions();
  const by = useShownTest(sets);
  const { level } = useLevelOptions();
  const analyses = useMemo(() => comparedAnalyses(sets), [sets]);
  const leftOut = useMemo(() => new Set(without), [without]);
  const shown = useMemo(() => analyses.filter(({ letter }) => !leftOut.has(letter)), [analyses, leftOut]);
  const listed = useMemo(() => zoomTo(analyses, zoom), [analyses, zoom]);
  const zoomed = useMemo(() => listed.filter(({ letter }) => !leftOut.has(letter)), [listed, leftOut]);
  const whole = useMemo(() => pairMap(sets, shown, { by, color }), [sets, shown, by, color]);
  const map = useMemo(() => zoomedPairMap(whole, shown, zoomed), [whole, shown, zoomed]);
  const options = useMemo(
    () => pairMapOptions(sets, { map: whole, shown, zoomed, by, color, level }),
    [sets, whole, shown, zoomed, by, color, level],
  );
  return { analyses, leftOut, shown, zoomed, listed, map, options };
}

interface PairsProps extends Omit<Props, 'busy'> {
  readonly zoomed: readonly ComparedAnalysis[];
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly isMap: boolean;
  readonly onAbout: (analysis: ComparedAnalysis) => void;
  readonly onZoom: (analyses: readonly ComparedAnalysis[]) => void;
}

/** The map or the grid; a click on a cell opens the pair. */
function Pairs({ request, sets, zoomed, map, options, isMap, onAbout, onZoom }: PairsProps) {
  const { fields, color } = useAnalysisOptions();
  const by = useShownTest(sets);
  const [field] = fields;
  const [pair, setPair] = useState<readonly [ComparedAnalysis, ComparedAnalysis]>();
  const openPair = (a: ComparedAnalysis, b: ComparedAnalysis) => setPair([a, b]);
  return (
    <>
      {isMap ? (
        <PairMap
          sets={sets}
          analyses={zoomed}
          by={by}
          map={map}
          options={options}
          onPair={openPair}
          onZoom={onZoom}
        />
      ) : (
        <PairGrid {...{ sets, by, color, field }} analyses={zoomed} onPair={openPair} onAnalysis={onAbout} />
      )}
      {pair && (
        <Suspense>
          <PairDialog request={request} sets={sets} pair={pair} onClose={() => setPair(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface AnalysisDialogProps {
  readonly analysis: ComparedAnalysis;
  readonly onClose: () => void;
}

/** Name, filter and metadata of one analysis. */
function AnalysisDialog({ analysis: { title, filter, info }, onClose }: AnalysisDialogProps) {
  const { tag: _, analysis_label: __, filter: ___, ...fields } = info;
  const facts = [['Name', title], ['Filter', filter || 'none'], ...Object.entries(fields)] as const;
  return <FactsDialog title="Info" facts={facts} onClose={onClose} />;
}
