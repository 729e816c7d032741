import { readTargetNetwork, type TargetNetwork } from '@trellis/core/formats';
import { requireSame, textOf, type Target } from '../target.ts';

const options = { name: 'a network', header: false };

/** Target networks: what is written of one is read as the same network, with and without a heading. */
export const network: Target = {
  name: 'network',
  tokens: ['\t', ' ', 'AT1G00010', 'edge', '0.5', '-1e3', 'source', 'target', 'score', '1e308', '0x1', '5e-324'],
  seeds: [
    'source\tedge\ttarget\tscore\nAT1G00010\tbinds\tAT1G00040\t0.9\nAT1G00020\tbinds\tAT1G00050\t0.1\n',
    'AT1G00010 AT1G00040 0.5\nAT1G00010 AT1G00050 0.5\n',
    'AT1G00010 AT1G00040\n',
    'AT1G00010 binds AT1G00040\n',
  ],
  run(bytes) {
    const text = textOf(bytes);
    const [first] = text.split('\n', 1);
    const read = readTargetNetwork(text, { ...options, header: /source/i.test(first) });
    requireRanks(read);
    requireSame('a written network', edgesOf(read), edgesOf(readTargetNetwork(written(read), options)));
  },
};

const edgesOf = ({ edges, ...network }: TargetNetwork): object => ({ ...network, edges: [...edges] });

/** With two columns where the edges have no name of their own: a target that is a number would be a score as the third one. */
function written({ edges: ranked, scored }: TargetNetwork): string {
  const edges = [...ranked];
  const isNamed = scored || edges.some(({ edge }) => edge !== options.name);
  return edges
    .map(({ source, edge, target, score }) => [
      source,
      ...(isNamed ? [edge] : []),
      target,
      ...(scored ? [score] : []),
    ])
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
}

function requireRanks({ edges, scored }: TargetNetwork): void {
  for (const [i, { rank, score }] of [...edges].entries()) {
    const isRight = rank >= i + 1 && rank <= edges.length && (scored || rank === i + 1);
    // A scored network can lack some scores.
    if (!isRight || (!scored && score !== undefined)) throw new Error(`edge ${i} has the rank ${rank}`);
  }
}
