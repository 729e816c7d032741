import type { NetworkAnalysis, NetworkWalk } from '@trellis/core/network';
import { toCsv } from '../../../shared/exports/saveFile.ts';
import { genesOfPath, loopKinds, loopLabels } from './analysisRows.ts';

export const hubsCsv = ({ hubs }: NetworkAnalysis): string =>
  toCsv([
    ['gene', 'symbol', 'queried TF', 'out degree', 'in degree', 'betweenness'],
    ...hubs.map((hub) => [hub.gene, hub.symbol, hub.tf ? 'yes' : 'no', hub.out, hub.in, hub.betweenness]),
  ]);

/** Numbers of loops compared with random networks, then the loops themselves. */
export function loopsCsv({ loops }: NetworkAnalysis): string {
  const { tests, samples, feedForward, mutual, cycle } = loops;
  return toCsv([
    [
      'loop',
      'count',
      'mean of random',
      'sd of random',
      'z',
      'fold',
      'fold_low',
      'fold_high',
      'p of at least',
      'p of at most',
      'random networks',
    ],
    ...loopKinds.map((kind) => {
      const { count, mean, sd, z, fold, low, high, more, fewer } = tests[kind];
      return [loopLabels[kind], count, mean, sd, z, fold, low, high, more, fewer, samples];
    }),
    [],
    ['loop', 'first', 'second', 'third', 'shared targets'],
    ...feedForward.map(({ regulator, intermediate, targets }) => [
      'feed-forward',
      regulator.gene,
      intermediate.gene,
      null,
      targets,
    ]),
    ...mutual.map(([a, b]) => ['mutual', a.gene, b.gene, null, null]),
    ...cycle.map(([a, b, c]) => ['cycle', a.gene, b.gene, c.gene, null]),
  ]);
}

export const hierarchyCsv = ({ hierarchy }: NetworkAnalysis): string =>
  toCsv([
    ['TF', 'symbol', 'level', 'height', 'TFs below', 'TFs above', 'TFs of its component'],
    ...hierarchy.map((rank) => [rank.gene, rank.symbol, rank.level, rank.height, rank.out, rank.in, rank.together]),
  ]);

/** One row for each analysis of each step of each path. */
export const pathsCsv = ({ paths }: NetworkWalk): string =>
  toCsv([
    ['rank', 'path', 'step', 'source', 'target', 'edge', 'analysis', 'log2 fold change', 'p', 'technology'],
    ...paths.flatMap((path, rank) =>
      path.steps.flatMap(({ source, target, evidence }, step) =>
        evidence.map(({ edge, analysis, log2fc, p, technology }) => [
          rank + 1,
          genesOfPath(path).join(' > '),
          step + 1,
          source.gene,
          target.gene,
          edge,
          analysis,
          log2fc,
          p,
          technology,
        ]),
      ),
    ),
  ]);
