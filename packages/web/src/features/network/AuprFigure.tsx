import type { AuprData } from '@trellis/contract';
import { layoutPrecisionRecall, PrecisionRecall } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { pageTheme } from '../../ui/pageTheme.ts';
import { useWidth } from '../../ui/useWidth.ts';
import { auprFigureData, pointText, pointAtRecall } from './auprFigureData.ts';
import styles from './AuprPanel.module.css';

interface Props {
  readonly aupr: AuprData;
  readonly precision: number;
  readonly onCutoff: (precision: number) => void;
}

const maxWidth = 960;

/** The precision-recall curve. The cutoff can be dragged; the point next to the pointer is written above the curve. */
export function AuprFigure({ aupr, precision, onCutoff }: Props) {
  const [ref, width] = useWidth();
  const [recall, setRecall] = useState<number>();
  const data = useMemo(() => auprFigureData(aupr, precision), [aupr, precision]);
  const layout = useMemo(
    () => (width === undefined ? undefined : layoutPrecisionRecall(data, { width: Math.min(width, maxWidth) })),
    [data, width],
  );
  const point = pointAtRecall(aupr.curve, recall);
  return (
    <div ref={ref}>
      <p className={styles.point} aria-live="polite">
        {pointText(point)}
      </p>
      {layout && (
        <PrecisionRecall
          layout={layout}
          theme={pageTheme}
          label={`Precision-recall curve of ${aupr.network}, area ${aupr.aupr.toFixed(4)}`}
          active={point}
          onPoint={setRecall}
          onCutoff={onCutoff}
        />
      )}
    </div>
  );
}
