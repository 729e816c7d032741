import {
  HeatMap,
  layoutHeatMap,
  layoutPrecisionRecall,
  layoutSungear,
  PrecisionRecall,
  Sungear,
  type HeatMapData,
} from '@trellis/figures';
import { pageTheme } from '../../../ui/pageTheme.ts';
import { demo, geneSetMap, motifMap } from './demo.ts';
import type { FeatureName } from './names.ts';

interface Props {
  readonly name: Exclude<FeatureName, 'network'>;
  /** In pixels. */
  readonly width: number;
  readonly label: string;
}

/** The figure of a view, as in the result. */
export function AnalysisFigure({ name, width, label }: Props) {
  const shared = { theme: pageTheme, label };
  switch (name) {
    case 'aupr': {
      const { curve, low, high } = demo.aupr;
      const layout = layoutPrecisionRecall({ facts: auprFacts(), curve, low, high }, { width: Math.min(width, 400) });
      return <PrecisionRecall layout={layout} {...shared} />;
    }
    case 'motif':
      return <HeatMap layout={heatMapOf(motifMap, width)} id="home-motifs" {...shared} />;
    case 'geneSets':
      return <HeatMap layout={heatMapOf(geneSetMap, width)} id="home-gene-sets" {...shared} />;
    case 'sungear':
      return (
        <Sungear layout={layoutSungear(demo.sungear, { width, height: Math.min(width + 30, 460) })} {...shared} />
      );
    default:
      return name satisfies never;
  }
}

const heatMapOf = (data: HeatMapData, width: number) =>
  layoutHeatMap(data, { width, height: 300, valueName: '-log10 p, Bonferroni' });

function auprFacts(): [string, string][] {
  const { aupr, random, p_value: p, shuffles } = demo.aupr;
  return [
    ['AUPR', aupr.toFixed(3)],
    ['AUPR by chance', random.toFixed(3)],
    ['p-value', p === 0 ? `<${1 / shuffles}` : String(p)],
  ];
}
