import type { AuprData } from '@trellis/contract';
import { Slider } from '@mantine/core';
import { layoutPrecisionRecall, PrecisionRecall } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { useAupr } from '../../api/networkAnalysis.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useNetworkState, useWantedNetwork } from '../../state/networkState.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { StatisticHelp, ViewTitle } from '../../ui/ViewTitle.tsx';
import { AuprByTf } from './AuprByTf.tsx';
import { AuprMenu, PrunedNetworkButton } from './AuprDownloads.tsx';
import { AuprVerdict } from './AuprVerdict.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { pageTheme, useWidth } from '../../shared/exports/pageFigure.ts';
import { auprFigureData, pointText, pointAtRecall } from './auprFigureData.ts';
import { usePaused } from '../../state/usePaused.ts';
import viewStyles from '../../ui/view.module.css';
import styles from './AuprPanel.module.css';

interface CutoffFieldsProps {
  /** 0 for no cutoff. */
  readonly precision: number;
  readonly onPrecision: (precision: number) => void;
}

const label = 'AUPR precision cutoff';

/** The precision cutoff as a slider and as a number. */
function CutoffFields({ precision, onPrecision }: CutoffFieldsProps) {
  const range = { min: 0, max: 1, step: 0.01, value: precision, onChange: onPrecision };
  return (
    <div className={styles.cutoff}>
      <Slider className={styles.slider} label={null} thumbLabel={label} {...range} />
      <NumberField aria-label={label} decimalScale={2} w={100} {...range} />
    </div>
  );
}

/** Explains precision, recall, the area under their curve, and its comparison with chance. */
const AuprHelp = ({ aupr: { predictions, shuffles } }: { readonly aupr: AuprData }) => (
  <StatisticHelp
    name="precision and recall"
    section="aupr--area-under-precision-recall"
    guide="statistics#precision-and-recall"
  >
    Takes the {formatCount(predictions)} predictions in the order of their ranks. Precision is the share of the
    predictions so far that a shown analysis validates; recall is the share of all validated predictions found so far.
    Only TFs with a validated prediction can be judged, and predictions of other TFs are left out. The area under the
    curve (AUPR) is compared with {formatCount(shuffles)} shuffles of the validated predictions within each TF: it
    asks whether the network ranks the targets of a TF, and not whether it ranks TFs with many targets first. p is (1
    + k) / (1 + n), where k of the n shuffles have an area at least as large. An edge that no analysis found counts as
    wrong, although the experiments may have missed it, so the precision is a lower bound.
  </StatisticHelp>
);

interface Props {
  readonly request: RequestRef;
}

/** Pause in moving the cutoff after which the server is asked what it keeps. */
const cutoffPauseMs = 100;

/** How well the target network predicts the edges; nothing when the query has no target network. */
export function AuprPanel({ request }: Props) {
  const { precision } = useWantedNetwork(request.id);
  const settled = usePaused(precision, cutoffPauseMs);
  const query = useAupr(request, settled);
  return (
    <Loaded query={query} loading={null} retry="Compare the target network">
      {(aupr) => aupr && <Aupr request={request} aupr={aupr} />}
    </Loaded>
  );
}

/** Why a network has more edges than predictions that are judged; '' where it has none. */
export function unjudgedText({ predictions, byTf, total }: Pick<AuprData, 'predictions' | 'byTf' | 'total'>): string {
  if (total.edges <= predictions) return '';
  return `Its other ${formatCount(total.edges - predictions)} of ${formatCount(total.edges)} edges are of the ${countOf(total.tfs - byTf.length, 'TF')} without a validated edge, and are not judged.`;
}

function Aupr({ request, aupr }: Props & { readonly aupr: AuprData }) {
  const options = useWantedNetwork(request.id);
  const want = useNetworkState((state) => state.want);
  const setPrecision = (precision: number) => want(request.id, { ...options, precision });
  const { precision } = options;
  return (
    <section className={viewStyles.view} aria-label="Precision Recall Analysis (AUPR)">
      <div className={viewStyles.head}>
        <ViewTitle
          title="Precision Recall Analysis (AUPR)"
          help={<AuprHelp aupr={aupr} />}
          shown={
            <>
              {formatCount(aupr.hits)} of {formatCount(aupr.predictions)} ranked predictions of {aupr.network} are
              validated by the edges of the analyses. {unjudgedText(aupr)}
            </>
          }
        >
          Random AUPR from {formatCount(aupr.shuffles)} shuffles within TFs. The predictions must be ranked, best
          first.
        </ViewTitle>
        <div className={viewStyles.tools}>
          <PrunedNetworkButton request={request} aupr={aupr} precision={precision} />
          <AuprMenu request={request} aupr={aupr} precision={precision} />
        </div>
      </div>
      <AuprVerdict aupr={aupr} precision={precision} onPrecision={setPrecision} />
      <CutoffFields precision={precision} onPrecision={setPrecision} />
      <AuprFigure aupr={aupr} precision={precision} onCutoff={setPrecision} />
      <AuprByTf aupr={aupr} />
    </section>
  );
}

interface AuprFigureProps {
  readonly aupr: AuprData;
  readonly precision: number;
  readonly onCutoff: (precision: number) => void;
}

const maxWidth = 960;

/** The precision-recall curve. The cutoff can be dragged; the point next to the pointer is written above the curve. */
function AuprFigure({ aupr, precision, onCutoff }: AuprFigureProps) {
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
