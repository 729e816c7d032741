import { shownSymbol } from '@trellis/core/formats';
import { countOf } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { buildNetwork, edgeStyle, isDashedKind, maxPictureTfs, nodeStyles, type Network } from '@trellis/core/views';
import {
  fitText,
  layoutNetworkFigure,
  NetworkFigure,
  textWidth,
  type NetworkFigureData,
  type NetworkLegendEntry,
} from '@trellis/figures';
import { halves, labelShift, maxTargets, placeNetwork } from './placeNetwork.ts';
import type { Canvas, Drawing } from './picture.ts';
import { rendered } from './render.tsx';

/** Pixels per unit of the network; labels are 9 units high. */
const zoom = 1.25;

/** Height with the longest legend, in pixels: pages reserve it before they know the network. */
const heights = { wide: 464, narrow: 552 } as const;

/** Side of a TF, and height, padding and maximum width of a target, which holds its name, in units. */
const tfSize = 20;
const targetBox = { height: 12, pad: 5, maxWidth: 96 } as const;

/** Font size of names, in units. */
const font = 9;

/** Names of the kinds of edges in the legend. */
const kindNames = new Map([
  ['INDUCED', 'Induced'],
  ['REPRESSED', 'Repressed'],
  ['BOUND', 'Bound'],
  ['EXPRESSION', 'Regulated, no fold change'],
]);

/**
 * Draws the TFs of a result, of many those with the most edges, with those of their targets that most analyses report. Marks: the first TF, and
 * one of the targets.
 */
export function networkPicture(result: Result): (canvas: Canvas) => Drawing {
  const network = buildNetwork(result);
  return (canvas) => drawNetwork(network, canvas);
}

function drawNetwork(network: Network, { size, theme }: Canvas): Drawing {
  const half = halves[size];
  const tfs = largestTfs(network);
  const genes = bestTargets(network, tfs, maxTargets(tfs.length, size));
  const names = genes.map((gene) => fitText(nameOf(network, gene), font, targetBox.maxWidth - 2 * targetBox.pad));
  const width = Math.ceil(Math.max(0, ...names.map((name) => textWidth(name, font)))) + 2 * targetBox.pad;
  const page = { half, targetWidth: width * zoom };
  const places = placeNetwork(tfs.length, genes.length, page);
  const labelOf = (label: string, place: (typeof places)[number]) => ({
    label,
    labelShift: tfs.length > 1 ? labelShift(place, textWidth(label, font) * zoom, page) / zoom : 0,
  });
  const members = [...tfs, ...genes];
  const box = { width, height: targetBox.height };
  const data: NetworkFigureData = {
    nodes: places.map(({ x, y }, i) => ({
      ...{ x: x / zoom, y: y / zoom, size: tfSize },
      ...(i < tfs.length
        ? { ...nodeStyles.tf, ...labelOf(nameOf(network, tfs[i]), { x, y }) }
        : { ...nodeStyles.target, label: names[i - tfs.length], box }),
    })),
    edges: edgesBetween(network, members),
  };
  const [x, y] = [half.x / zoom, half.y / zoom];
  const part = { left: -x, right: x, top: -y, bottom: y };
  const label = `Network of ${countOf(tfs.length, 'TF')} and ${countOf(genes.length, 'target')}`;
  const legend = legendOf(network, data.edges);
  const figure = layoutNetworkFigure(data, { title: '', legend, part, zoom, edges: 'sides' });
  const layout = { ...figure, height: Math.max(figure.height, heights[size]) };
  const marked = [layout.nodes[0], layout.nodes[tfs.length] ?? layout.nodes[0]];
  return rendered(
    <NetworkFigure layout={layout} theme={theme} label={label} />,
    layout,
    marked.map(({ x, y, size: side, box }) => ({ x: x + (box ? box.width / 2 + 12 : side), y: y - side / 2 })),
  );
}

/** The TFs with the most edges, in the order of the network; all where there are few. */
function largestTfs({ tfs, edges }: Network): readonly number[] {
  if (tfs.length <= maxPictureTfs) return tfs;
  const counts = new Map(tfs.map((tf) => [tf, 0]));
  for (const { source, targets } of edges) {
    const known = counts.get(source);
    if (known !== undefined) counts.set(source, known + targets.length);
  }
  const largest = [...counts].sort(([, m], [, n]) => n - m).slice(0, maxPictureTfs);
  const kept = new Set(largest.map(([tf]) => tf));
  return tfs.filter((tf) => kept.has(tf));
}

/** The targets of some TFs with most analyses behind their edges, as gene indices; of equal ones those with a symbol first. */
function bestTargets({ dataset, targets, edges }: Network, tfs: readonly number[], limit: number): number[] {
  const shown = new Set(tfs);
  const analyses = new Map(targets.map(({ gene }) => [gene, 0]));
  for (const { source, targets: genes, multiplicity } of edges) {
    if (!shown.has(source)) continue;
    genes.forEach((gene, i) => {
      const known = analyses.get(gene);
      if (known !== undefined) analyses.set(gene, known + multiplicity[i]);
    });
  }
  const isNamed = (gene: number) => (shownSymbol(dataset.genes[gene].name) ? 1 : 0);
  const ordered = [...analyses].sort(([a, m], [b, n]) => n - m || isNamed(b) - isNamed(a) || a - b);
  return ordered.slice(0, limit).map(([gene]) => gene);
}

const nameOf = ({ dataset }: Network, gene: number): string =>
  shownSymbol(dataset.genes[gene].name) || dataset.genes[gene].id;

function edgesBetween({ edges }: Network, members: readonly number[]): NetworkFigureData['edges'] {
  const indexOf = new Map(members.map((gene, i) => [gene, i]));
  return edges.flatMap((of) => {
    const { color, shape } = edgeStyle(of);
    const source = indexOf.get(of.source);
    if (source === undefined) return [];
    return [...of.targets].flatMap((gene) => {
      const target = indexOf.get(gene);
      if (target === undefined || target === source) return [];
      return [{ source, target, color, width: 1, arrow: shape, dashed: isDashedKind(of.kind) }];
    });
  });
}

/** The signs and the kinds of edges that are drawn. */
function legendOf({ edges }: Network, drawn: NetworkFigureData['edges']): NetworkLegendEntry[] {
  const kinds = new Map(edges.map((of) => [of.kind, of]));
  const colors = new Set(drawn.map(({ color }) => color));
  const lines = [...kinds.values()].flatMap((of) => {
    const { color, shape } = edgeStyle(of);
    if (!colors.has(color)) return [];
    return { label: kindNames.get(of.kind) ?? of.kind, color, dashed: isDashedKind(of.kind), sign: shape };
  });
  return [
    { label: 'TF', color: nodeStyles.tf.color, sign: 'tf' },
    { label: 'Target', color: nodeStyles.target.color, sign: 'target' },
    ...lines,
  ];
}
