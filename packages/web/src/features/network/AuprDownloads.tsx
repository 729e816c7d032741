import type { AuprData } from '@trellis/contract';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { auprFigureLink, prunedLink } from '../../api/aupr.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { auprFigureData } from './auprFigureData.ts';
import { saveAuprByTf, saveAuprCurve, saveAuprPng } from './saveAupr.tsx';

interface Props {
  readonly request: RequestRef;
  readonly aupr: AuprData;
  readonly precision: number;
}

/** Downloads the target network up to the cutoff; disabled when no prediction reaches it. */
export function PrunedNetworkButton({ request, aupr: { cutoff }, precision }: Props) {
  if (precision > 0 && cutoff !== undefined && cutoff.position < 0) {
    return (
      <Button variant="default" disabled title="No prediction reaches this precision">
        Export Pruned Network
      </Button>
    );
  }
  return (
    <ButtonAnchor variant="default" href={prunedLink(request, precision)} download="pruned_network.csv">
      Export Pruned Network
    </ButtonAnchor>
  );
}

/** Downloads of the curve as a figure and as tables. */
export function AuprMenu({ request, aupr, precision }: Props) {
  const savePng = () => void saveAuprPng(auprFigureData(aupr, precision), `Edges of ${aupr.network}`);
  return (
    <DownloadMenu
      label="Save figure"
      items={[
        { name: 'Vector figure', detail: 'svg', file: 'aupr.svg', href: auprFigureLink(request, precision) },
        { name: 'Picture, 300 dpi', detail: 'png', file: 'aupr.png', make: savePng },
        { name: 'The curve', detail: 'csv', file: 'aupr_curve.csv', make: () => saveAuprCurve(aupr) },
        { name: 'Each TF', detail: 'csv', file: 'aupr_by_tf.csv', make: () => saveAuprByTf(aupr) },
      ]}
    />
  );
}
