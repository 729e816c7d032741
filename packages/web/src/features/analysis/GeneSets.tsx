import type { GeneSetsMatrix } from '@trellis/contract';
import { corrections } from '@trellis/core';
import { useMemo, useState } from 'react';
import { geneSetsCsv } from '../../api/geneSets.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';
import { PairDialog } from './PairDialog.tsx';
import { PairGrid } from './PairGrid.tsx';
import { PairMap } from './PairMap.tsx';
import { analysesOf, type Analysis } from './pairs.ts';
import { useAnalysisState } from './state.ts';
import styles from './GeneSets.module.css';

/** Above this many analyses a cell is too small for text: the grid becomes a map. */
const maxCells = 80;

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
}

/** The pairs as a grid beside the list of analyses. */
export function GeneSets({ request, sets }: Props) {
  const { correction, fields, hidden, set } = useAnalysisState();
  const [pair, setPair] = useState<readonly [Analysis, Analysis]>();
  const [about, setAbout] = useState<Analysis>();
  const analyses = useMemo(() => analysesOf(sets), [sets]);
  const hiddenHere = useMemo(() => new Set(hidden[request.id] ?? []), [hidden, request.id]);
  const shown = analyses.filter(({ key }) => !hiddenHere.has(key));
  const pairs = (analyses.length * (analyses.length - 1)) / 2;
  const names = useMemo(() => fieldNames(analyses), [analyses]);
  const open = (a: Analysis, b: Analysis) => setPair([a, b]);
  return (
    <section className={viewStyles.view} aria-label="Gene Set Enrichment">
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
                href: geneSetsCsv(request, correction, fields),
              },
            ]}
          />
        </div>
      </div>
      <div className={styles.halves}>
        {shown.length > maxCells ? (
          <PairMap sets={sets} analyses={shown} onPair={open} />
        ) : (
          <PairGrid sets={sets} analyses={shown} field={fields[0]} onPair={open} onAnalysis={setAbout} />
        )}
        <AnalysisTable
          analyses={analyses}
          fields={fields}
          hidden={hiddenHere}
          onHidden={(next) => set({ hidden: { ...hidden, [request.id]: next } })}
          onAnalysis={setAbout}
        />
      </div>
      {pair && <PairDialog request={request} sets={sets} pair={pair} onClose={() => setPair(undefined)} />}
      {about && <AnalysisDialog analysis={about} onClose={() => setAbout(undefined)} />}
    </section>
  );
}

/** Fields that some analysis has and that are not shown anyway. */
function fieldNames(analyses: readonly Analysis[]): string[] {
  const shown = new Set(['gene_id', 'gene_name', 'filter', 'tag', 'Count']);
  return [...new Set(analyses.flatMap(({ info }) => Object.keys(info)))].filter((name) => !shown.has(name)).sort();
}
