import type { AuprData } from '@trellis/contract';
import { useAupr } from '../../api/aupr.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useNetworkState, useWantedNetwork } from '../../state/networkState.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import viewStyles from '../../ui/view.module.css';
import { AuprByTf } from './AuprByTf.tsx';
import { AuprFigure } from './AuprFigure.tsx';
import { AuprHelp } from './AuprHelp.tsx';
import { AuprMenu, PrunedNetworkButton } from './AuprDownloads.tsx';
import { CutoffFields } from './CutoffFields.tsx';

interface Props {
  readonly request: RequestRef;
}

/** How well the target network predicts the edges; nothing when the query has no target network. */
export function AuprPanel({ request }: Props) {
  const { precision } = useWantedNetwork(request.id);
  const query = useAupr(request, precision);
  return (
    <Loaded query={query} failure="The target network could not be compared." loading={null}>
      {(aupr) => aupr && <Aupr request={request} aupr={aupr} />}
    </Loaded>
  );
}

function Aupr({ request, aupr }: Props & { readonly aupr: AuprData }) {
  const options = useWantedNetwork(request.id);
  const want = useNetworkState((state) => state.want);
  const setPrecision = (precision: number) => want(request.id, { ...options, precision });
  const { precision } = options;
  return (
    <section className={viewStyles.view} aria-label="Precision Recall Analysis (AUPR)">
      <div className={viewStyles.head}>
        <ViewTitle title="Precision Recall Analysis (AUPR)" help={<AuprHelp aupr={aupr} />}>
          {formatCount(aupr.hits)} of {formatCount(aupr.predictions)} ranked predictions of {aupr.network} are
          validated by the edges of the analyses. Random AUPR from {formatCount(aupr.shuffles)} shuffles within TFs.
          The predictions must be ranked, best first.
        </ViewTitle>
        <div className={viewStyles.tools}>
          <PrunedNetworkButton request={request} aupr={aupr} precision={precision} />
          <AuprMenu request={request} aupr={aupr} precision={precision} />
        </div>
      </div>
      <CutoffFields precision={precision} onPrecision={setPrecision} />
      <AuprFigure aupr={aupr} precision={precision} onCutoff={setPrecision} />
      <AuprByTf aupr={aupr} />
    </section>
  );
}
