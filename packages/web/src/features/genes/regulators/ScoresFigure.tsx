import type { RegulatorsView } from '@trellis/core/regulators';
import { layoutScoreDots, printTheme, ScoreDots } from '@trellis/figures';
import { useMemo } from 'react';
import { listRegulatorsCsvLink } from '../../../api/geneLists.ts';
import { FigureMenu } from '../../../shared/exports/FigureMenu.tsx';
import { pageTheme, useWidth } from '../../../shared/exports/pageFigure.ts';
import { saveRows } from '../../../shared/exports/saveFile.ts';
import { useStoredList } from '../storedList.ts';
import type { RegulatorRow } from './regulatorRows.ts';
import { scoresData, scoresTitle } from './scoresData.ts';
import { useRegulatorOptions } from './state.ts';
import styles from './Regulators.module.css';

interface Props {
  readonly view: RegulatorsView;
  readonly rows: readonly RegulatorRow[];
}

/** The scores of the first TFs, a mark per kind of evidence. */
export function ScoresFigure({ view, rows }: Props) {
  const [ref, width] = useWidth();
  const title = scoresTitle(rows, view);
  const layout = useMemo(
    () => width !== undefined && layoutScoreDots(scoresData(rows, view), { width }),
    [rows, view, width],
  );
  return (
    <div className={styles.figure}>
      <h3>{title}</h3>
      <div ref={ref}>{layout && <ScoreDots layout={layout} theme={pageTheme} label={title} />}</div>
    </div>
  );
}

const loadFiles = () => import('./regulatorFiles.ts');

/** The menu that saves the ranked TFs, the shown ones by kind of evidence, all tests, and the figure of the scores. */
export function SaveRegulators({ view, rows }: Props) {
  const { id } = useStoredList();
  const { library } = useRegulatorOptions();
  return (
    <FigureMenu
      label="Save"
      figure={{ name: 'regulators', draw: (width) => printedScores({ view, rows }, width) }}
      what="Scores as a figure"
      before={[
        { name: 'All TFs', detail: 'csv', file: 'regulators.csv', href: listRegulatorsCsvLink(id, library) },
        {
          name: 'Shown TFs by kind',
          detail: 'csv',
          file: 'regulators_by_kind.csv',
          make: async () => saveRows('regulators_by_kind.csv', (await loadFiles()).tfFileRows(view, rows)),
        },
        {
          name: 'All tested analyses',
          detail: 'csv',
          file: 'regulator_analyses.csv',
          make: async () => saveRows('regulator_analyses.csv', (await loadFiles()).analysisFileRows(view)),
        },
      ]}
    />
  );
}

function printedScores({ view, rows }: Props, width = 720) {
  const title = scoresTitle(rows, view);
  const layout = layoutScoreDots(scoresData(rows, view), { width, title });
  return <ScoreDots layout={layout} theme={printTheme} label={title} />;
}
