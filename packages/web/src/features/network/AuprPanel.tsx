import type { AuprData } from '@trellis/contract';
import { layoutPrecisionRecall, nearestPoint, PrecisionRecall, type PrecisionRecallData } from '@trellis/figures';
import { Button, Slider } from '@mantine/core';
import { useMemo, useState } from 'react';
import { auprFigureLink, prunedLink, useAupr } from '../../api/aupr.ts';
import { useNetworkState, useWantedNetwork } from '../../state/networkState.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { pageTheme } from '../../ui/pageTheme.ts';
import { useWidth } from '../../ui/useWidth.ts';
import viewStyles from '../../ui/view.module.css';
import { AuprByTf } from './AuprByTf.tsx';
import { saveAuprByTf, saveAuprCurve, saveAuprPng } from './saveAupr';
import styles from './AuprPanel.module.css';

/** How well the target network predicts the edges; nothing when the query has none. */
export function AuprPanel({ request }: { readonly request: RequestRef }) {
  const options = useWantedNetwork(request.id);
  const { data, error, refetch } = useAupr(request, options.precision);
  if (error) {
    return (
      <ErrorState
        message={`The target network could not be compared. ${error.message}`}
        onRetry={() => void refetch()}
      />
    );
  }
  return data && <Aupr request={request} aupr={data} />;
}

function Aupr({ request, aupr }: { readonly request: RequestRef; readonly aupr: AuprData }) {
  const options = useWantedNetwork(request.id);
  const want = useNetworkState((state) => state.want);
  const setPrecision = (precision: number) => want(request.id, { ...options, precision });
  const { precision } = options;
  const nothingKept = precision > 0 && aupr.cutoff !== undefined && aupr.cutoff.position < 0;
  return (
    <section className={viewStyles.view} aria-label="Precision Recall Analysis (AUPR)">
      <div className={viewStyles.head}>
        <div>
          <h2>Precision Recall Analysis (AUPR)</h2>
          <p className={viewStyles.note}>
            {formatCount(aupr.predictions)} ranked predictions of {aupr.network} against the edges of the analyses,{' '}
            {formatCount(aupr.hits)} of them validated; chance from {formatCount(aupr.shuffles)} shuffles. The edges
            have to be ranked, best first.
          </p>
        </div>
        <div className={viewStyles.tools}>
          {nothingKept ? (
            <Button variant="default" disabled title="No prediction reaches this precision">
              Export Pruned Network
            </Button>
          ) : (
            <Button
              component="a"
              variant="default"
              href={prunedLink(request, precision)}
              download="pruned_network.csv"
            >
              Export Pruned Network
            </Button>
          )}
          <DownloadMenu
            label="Save figure"
            items={[
              { name: 'Vector figure', detail: 'svg', file: 'aupr.svg', href: auprFigureLink(request, precision) },
              {
                name: 'Picture, 300 dpi',
                detail: 'png',
                file: 'aupr.png',
                make: () => void saveAuprPng(figureData(aupr, precision), `Edges of ${aupr.network}`),
              },
              { name: 'The curve', detail: 'csv', file: 'aupr_curve.csv', make: () => saveAuprCurve(aupr) },
              { name: 'Each TF', detail: 'csv', file: 'aupr_by_tf.csv', make: () => saveAuprByTf(aupr) },
            ]}
          />
        </div>
      </div>
      <div className={styles.cutoff}>
        <Slider
          className={styles.slider}
          label={null}
          thumbLabel="AUPR precision cutoff"
          min={0}
          max={1}
          step={0.01}
          value={precision}
          onChange={setPrecision}
        />
        <NumberField
          aria-label="AUPR precision cutoff"
          min={0}
          max={1}
          step={0.01}
          decimalScale={2}
          w={100}
          value={precision}
          onChange={setPrecision}
        />
      </div>
      <AuprFigure aupr={aupr} precision={precision} onCutoff={setPrecision} />
      <AuprByTf aupr={aupr} />
    </section>
  );
}

interface FigureProps {
  readonly aupr: AuprData;
  readonly precision: number;
  readonly onCutoff: (precision: number) => void;
}

/** The curve with its facts; the cutoff can be dragged, and the point under the pointer is read out. */
function AuprFigure({ aupr, precision, onCutoff }: FigureProps) {
  const [ref, width] = useWidth();
  const [recall, setRecall] = useState<number>();
  const data = useMemo(() => figureData(aupr, precision), [aupr, precision]);
  const layout = useMemo(
    () => (width === undefined ? undefined : layoutPrecisionRecall(data, { width: Math.min(width, 960) })),
    [data, width],
  );
  const place = recall === undefined ? undefined : nearestPoint(aupr.curve, recall);
  const point =
    place === undefined ? undefined : { recall: aupr.curve.recall[place], precision: aupr.curve.precision[place] };
  return (
    <div ref={ref}>
      <p className={styles.point} aria-live="polite">
        {point
          ? `Recall ${point.recall.toFixed(3)}, precision ${point.precision.toFixed(3)}`
          : 'Point at the curve to read it; drag the dashed line to move the cutoff.'}
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

/** The facts as the server's picture has them. */
function figureData(aupr: AuprData, precision: number): PrecisionRecallData {
  const cutoff = precision > 0 ? aupr.cutoff : undefined;
  const counts = (key: keyof AuprData['total']) =>
    [cutoff?.kept[key], aupr.total[key]]
      .flatMap((count) => (count === undefined ? [] : [formatCount(count)]))
      .join('/');
  return {
    curve: aupr.curve,
    low: aupr.low,
    high: aupr.high,
    facts: [
      ['AUPR', aupr.aupr.toFixed(4)],
      ['AUPR Random', aupr.random.toFixed(4)],
      ['p-value', aupr.p_value ? aupr.p_value.toFixed(3) : `<${(1 / aupr.shuffles).toFixed(3)}`],
      ...(cutoff ? [['Precision Threshold', String(cutoff.precision)] as const] : []),
      ...(cutoff?.score !== undefined ? [['Edge Score Threshold', cutoff.score.toFixed(4)] as const] : []),
      ['Number of edges', counts('edges')],
      ['Number of TFs', counts('tfs')],
      ['Number of Targets', counts('targets')],
    ],
    cutoff: {
      precision,
      ...(cutoff?.recall !== undefined &&
        cutoff.at_precision !== undefined && { point: { recall: cutoff.recall, precision: cutoff.at_precision } }),
    },
  };
}
