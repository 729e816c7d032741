import { corrections, type GeneSetsMatrix } from '@trellis/core';
import { useMemo, useState } from 'react';
import { geneSetsCsvLink } from '../../api/geneSets.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { AnalysisLegend } from './AnalysisLegend.tsx';
import { PairDialog } from './PairDialog.tsx';
import { PairGrid } from './PairGrid.tsx';
import { PairMap } from './PairMap.tsx';
import { chooseableFields, comparedAnalyses, type ComparedAnalysis } from './pairs.ts';
import { useAnalysisState } from './state.ts';
import styles from './GeneSetsPanel.module.css';

/** Above this many analyses a cell is too small for text: the grid becomes a map. */
const maxGridAnalyses = 80;

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
}

/** The pairs as a grid next to the list of analyses. */
export function GeneSetsPanel({ request, sets }: Props) {
  const { fields, hidden, set } = useAnalysisState();
  const [pair, setPair] = useState<readonly [ComparedAnalysis, ComparedAnalysis]>();
  const [about, setAbout] = useState<ComparedAnalysis>();
  const analyses = useMemo(() => comparedAnalyses(sets), [sets]);
  const hiddenKeys = useMemo(() => new Set(hidden[request.id] ?? []), [hidden, request.id]);
  const shown = analyses.filter(({ key }) => !hiddenKeys.has(key));
  const openPair = (a: ComparedAnalysis, b: ComparedAnalysis) => setPair([a, b]);
  return (
    <section className={viewStyles.view} aria-label="Gene Set Enrichment">
      <Head request={request} sets={sets} analyses={analyses} />
      <div className={styles.halves}>
        {shown.length > maxGridAnalyses ? (
          <PairMap sets={sets} analyses={shown} onPair={openPair} />
        ) : (
          <PairGrid sets={sets} analyses={shown} field={fields[0]} onPair={openPair} onAnalysis={setAbout} />
        )}
        <AnalysisLegend
          analyses={analyses}
          fields={fields}
          hidden={hiddenKeys}
          onHidden={(next) => set({ hidden: { ...hidden, [request.id]: next } })}
          onAnalysis={setAbout}
        />
      </div>
      {pair && <PairDialog request={request} sets={sets} pair={pair} onClose={() => setPair(undefined)} />}
      {about && <AnalysisDialog analysis={about} onClose={() => setAbout(undefined)} />}
    </section>
  );
}

/** The number of pairs, the test, and the tools of the whole view. */
function Head({ request, sets, analyses }: Props & { readonly analyses: readonly ComparedAnalysis[] }) {
  const { correction, fields, set } = useAnalysisState();
  const names = useMemo(() => chooseableFields(analyses), [analyses]);
  const pairs = (analyses.length * (analyses.length - 1)) / 2;
  return (
    <div className={viewStyles.head}>
      <div>
        <h2>
          Overlap of {countOf(analyses.length, 'analysis', 'analyses')} in {countOf(pairs, 'pair')}
        </h2>
        <p className={viewStyles.note}>
          Testing pairwise significance of overlap between all analyses queried. Significance is calculated by
          Fisher’s Exact Test; p-values corrected by {corrections[sets.correction]} over the pairs.
        </p>
      </div>
      <div className={viewStyles.tools}>
        <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
        <FieldChooser names={names} chosen={fields} onChange={(next) => set({ fields: next })} />
        <DownloadMenu
          label="Export CSV"
          items={[
            {
              name: 'All pairs',
              detail: 'csv',
              file: 'analysis_enrichment.csv',
              href: geneSetsCsvLink(request, correction, fields),
            },
          ]}
        />
      </div>
    </div>
  );
}
