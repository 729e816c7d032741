import type { NetworkLegendEntry } from '@trellis/figures';
import { edgesAt, type NetworkScene, type SceneNode } from './scene.ts';

/** Which genes have their names on the picture. */
export type LabelChoice = 'auto' | 'tfs' | 'connected' | 'all' | 'none';

/** Names of the choices, in the order of the menu. */
export const labelChoices: Readonly<Record<LabelChoice, string>> = {
  auto: 'TFs; all genes up to 150',
  tfs: 'TFs',
  connected: 'TFs and the 30 genes with most edges',
  all: 'All genes',
  none: 'No gene',
};

/** How the genes of a network look. */
export interface NetworkDress {
  readonly labels: LabelChoice;
  /** Whether genes with more edges are larger. */
  readonly isSized: boolean;
  /** Values of genes that give them their colors, by lower-case id or symbol. */
  readonly values: ReadonlyMap<string, number>;
  /** What the values are, for the legend. */
  readonly valueName: string;
}

export const plainDress: NetworkDress = { labels: 'auto', isSized: false, values: new Map(), valueName: 'Value' };

/** Up to so many genes all have their names. */
export const maxNamed = 150;
const maxConnected = 30;

/** By how much the places of a network are spread, so that there is room for names below the genes. */
const spread = { x: 2.2, y: 1.6 } as const;

/** Sides of the smallest and the largest gene where sizes follow the numbers of edges. */
const sides = { min: 12, max: 40 } as const;

/** Blue for values below 0, red above it, as in a heat map of fold changes. */
const valueColors = { low: '#2166ac', middle: '#f1f5f9', high: '#b2182b', none: '#cbd5e1' } as const;

const degreeOf = (scene: NetworkScene, node: number): number => edgesAt(scene, node).length;

function namedNodes(scene: NetworkScene, labels: LabelChoice): (index: number) => boolean {
  const { nodes } = scene;
  if (labels === 'none') return () => false;
  if (labels === 'all' || (labels === 'auto' && nodes.length <= maxNamed)) return () => true;
  const chosen = new Set([...nodes.keys()].filter((index) => nodes[index].role === 'tf'));
  if (labels === 'connected') {
    const others = [...nodes.keys()].filter((index) => !chosen.has(index));
    others.sort((a, b) => degreeOf(scene, b) - degreeOf(scene, a) || a - b);
    others.slice(0, maxConnected).forEach((index) => chosen.add(index));
  }
  return (index) => chosen.has(index);
}

/** Returns a scene whose genes have the names, sizes and colors of a dress; the same scene where nothing differs. */
export function dressScene(scene: NetworkScene, dress: NetworkDress): NetworkScene {
  const isNamed = namedNodes(scene, dress.labels);
  const hasNamedTargets = scene.nodes.some(({ role }, index) => role !== 'tf' && isNamed(index));
  const isPlain = !dress.isSized && dress.values.size === 0 && !hasNamedTargets && dress.labels !== 'none';
  if (isPlain) return scene;
  const isSpread = hasNamedTargets && dress.labels !== 'connected';
  const largest = Math.max(1, ...scene.nodes.map((_, index) => degreeOf(scene, index)));
  const colorOf = dress.values.size ? colorsBy(dress.values) : undefined;
  return {
    ...scene,
    nodes: scene.nodes.map((node, index) => ({
      ...node,
      label: isNamed(index),
      ...(isSpread && { x: node.x * spread.x, y: node.y * spread.y }),
      ...(dress.isSized && { size: sideOf(degreeOf(scene, index) / largest) }),
      ...(colorOf && { color: colorOf(node) }),
    })),
  };
}

/** The area of a gene follows its number of edges. */
const sideOf = (share: number): number => Math.round(sides.min + (sides.max - sides.min) * Math.sqrt(share));

export const valueOfNode = (values: NetworkDress['values'], { id, name }: Pick<SceneNode, 'id' | 'name'>) =>
  values.get(id.toLowerCase()) ?? values.get(name.toLowerCase());

/** The value at both ends of the colors: the largest one without its sign. */
const endOf = (values: NetworkDress['values']): number =>
  Math.max(...[...values.values()].map((value) => Math.abs(value))) || 1;

function colorsBy(values: NetworkDress['values']): (node: SceneNode) => string {
  const end = endOf(values);
  return (node) => {
    const value = valueOfNode(values, node);
    return value === undefined ? valueColors.none : colorAt(value / end);
  };
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Color of a share of the largest value, from -1 to 1. */
function colorAt(share: number): string {
  const [from, to] = [valueColors.middle, share < 0 ? valueColors.low : valueColors.high].map(channels);
  const mixed = from.map((channel, i) => Math.round(channel + (to[i] - channel) * Math.min(1, Math.abs(share))));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What the sizes and colors of a dress mean, for the legend. */
export function dressLegend({ values, valueName, isSized }: NetworkDress): NetworkLegendEntry[] {
  const sized: NetworkLegendEntry[] = isSized
    ? [{ label: 'Larger: more edges', color: valueColors.none, sign: 'target' }]
    : [];
  if (values.size === 0) return sized;
  const end = Number(endOf(values).toPrecision(2));
  return [
    ...sized,
    { label: `${valueName} −${end}`, color: valueColors.low, sign: 'target' },
    { label: '0', color: valueColors.middle, sign: 'target' },
    { label: `+${end}`, color: valueColors.high, sign: 'target' },
    { label: 'No value', color: valueColors.none, sign: 'target' },
  ];
}

/** Values of genes from a text with a gene and a number per line; lines without both are counted, not used. */
export function readValues(text: string): { readonly values: ReadonlyMap<string, number>; readonly skipped: number } {
  const lines = text.split('\n').filter((line) => line.trim());
  const read = lines.flatMap((line): [string, number][] => {
    const [gene, number, ...rest] = line.trim().split(/[\t,;\s]+/);
    const value = Number(number);
    return number && Number.isFinite(value) && rest.length === 0 ? [[gene.toLowerCase(), value]] : [];
  });
  return { values: new Map(read), skipped: lines.length - read.length };
}
