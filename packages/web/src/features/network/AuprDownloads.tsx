import type { AuprData } from '@trellis/contract';
import { layoutPrecisionRecall, PrecisionRecall, printTheme, type PrecisionRecallData } from '@trellis/figures';
import type { ReactElement } from 'react';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { auprFigureLink, prunedLink } from '../../api/networkAnalysis.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { FigureMenu } from '../../shared/exports/FigureMenu.tsx';
import { auprFigureData } from './auprFigureData.ts';
import { saveRows } from '../../shared/exports/saveFile.ts';
import { saveTable } from '../../shared/exports/saveTable.ts';

const loadTable = async () => (await import('@trellis/engine/views/precisionRecall/table')).precisionRecallTable;

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
  const data = auprFigureData(aupr, precision);
  return (
    <FigureMenu
      label="Save figure"
      figure={{ name: 'aupr', draw: (width) => printedCurve(data, `Edges of ${aupr.network}`, width) }}
      href={auprFigureLink(request, precision)}
      after={[
        {
          name: 'The curve',
          detail: 'csv',
          file: 'aupr_curve.csv',
          make: () => saveTable('aupr_curve.csv', loadTable, aupr),
        },
        { name: 'Each TF', detail: 'csv', file: 'aupr_by_tf.csv', make: () => saveAuprByTf(aupr) },
      ]}
    />
  );
}

/** The curve and its facts for a file, on a white background. */
function printedCurve(data: PrecisionRecallData, title: string, width = 960): ReactElement {
  const layout = layoutPrecisionRecall(data, { width, title });
  return <PrecisionRecall layout={layout} theme={printTheme} label={title} />;
}

function saveAuprByTf({ byTf: tfs }: AuprData): void {
  const header = ['gene_id', 'gene_name', 'predictions', 'validated', 'aupr', 'chance'];
  const rows = tfs.map(({ tf, symbol, predictions, hits, aupr, baseRate }) => {
    return [tf, symbol, predictions, hits, aupr, baseRate];
  });
  saveRows('aupr_by_tf.csv', [header, ...rows]);
}
