import type { RegulatorsView } from '@trellis/core/regulators';
import { layoutScoreDots, ScoreDots } from '@trellis/figures';
import { useMemo } from 'react';
import { pageTheme, useWidth } from '../../../ui/pageFigure.ts';
import type { RegulatorRow } from './regulatorRows.ts';
import { scoresData } from './scoresData.ts';
import { scoresTitle } from './scoresTitle.ts';
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
