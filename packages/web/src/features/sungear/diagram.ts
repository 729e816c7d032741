import type { SungearAnswer } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { labelWithGene } from '@trellis/core/views';
import type { SungearData, SungearLayout } from '@trellis/figures';
import { countOf, formatCount } from '../../ui/numbers.ts';

const labelField = 'analysis_label';

/** Default fields of the corners. */
export const defaultFields: readonly string[] = [labelField];

type Key = SungearAnswer['vertices'][number][0];

const keyText = ([[, , tag], id]: Key): string => `${tag} ${id}`;

/** Data of the figure: a corner per analysis with the chosen fields as its label, a node per group. */
export function diagramOf(
  { vertices, intersects, metadata, total, universe = total }: SungearAnswer,
  fields: readonly string[] = defaultFields,
): SungearData {
  const about = new Map(metadata.map(([key, info]) => [keyText(key), info]));
  const place = new Map(vertices.map(([key], i) => [keyText(key), i]));
  return {
    anchors: vertices.map(([key, [x, y]]) => {
      const info = about.get(keyText(key)) ?? {};
      const texts = fields.map((field) => cornerText(info, field)).filter(Boolean);
      return { x, y, label: texts.join(' ') };
    }),
    nodes: intersects.map(
      ([members, [x, y], genes, { n = genes.length, expected, pLog10, adjustedLog10 }, r, ends]) => ({
        x,
        y,
        r,
        members: members.map((key) => place.get(keyText(key)) ?? 0),
        arrows: ends.map(([endX, endY]) => ({ x: endX, y: endY })),
        size: genes.length,
        n,
        drawn: universe,
        expected,
        pLog10,
        adjustedLog10,
      }),
    ),
  };
}

const cornerText = (info: Readonly<Record<string, unknown>>, field: string): string =>
  field === labelField ? labelWithGene(info) : String(valueOf(info, field) ?? '');

/** Metadata fields of the analyses, sorted. */
export const fieldsOf = ({ metadata }: SungearAnswer): string[] =>
  [...new Set(metadata.flatMap(([, info]) => Object.keys(info)))].filter((name) => name !== 'tag').sort();

/** Groups that an analysis belongs to, by their indices. */
export const groupsOfAnchor = ({ nodes }: SungearData, anchor: number): number[] =>
  nodes.flatMap(({ members }, i) => (members.includes(anchor) ? [i] : []));

/** The TFs with several analyses at the corners, those with most first; none where a corner is a TF or a family. */
export function repeatedTfs({ vertices, metadata, level }: SungearAnswer): {
  readonly name: string;
  readonly count: number;
}[] {
  if (level !== undefined) return [];
  const analyses = new Map<string, Set<number>>();
  for (const [[[tf], id]] of vertices) analyses.set(tf, (analyses.get(tf) ?? new Set()).add(id));
  const names = new Map(metadata.map(([[[tf]], info]) => [tf, String(valueOf(info, 'gene_name') || tf)]));
  return [...analyses]
    .map(([tf, { size }]) => ({ name: names.get(tf) ?? tf, count: size }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count);
}

/**
 * What a diagram shows whose circles are too many to be read one by one: how many groups differ from what is expected, and the
 * largest of them; undefined where all circles have their arrows.
 */
export function crowdText({ nodes }: SungearData, { nodes: placed, allArrows }: SungearLayout): string | undefined {
  if (allArrows) return undefined;
  const differing = nodes.filter((_, i) => placed[i]?.tint);
  const more = differing.filter(({ n, expected }) => n > expected);
  const fewer = differing.length - more.length;
  const counts = `more genes than expected in ${formatCount(more.length)} (red), fewer in ${formatCount(fewer)} (blue)`;
  return `${countOf(nodes.length, 'group')}, most of them dots: ${counts}. Zoom in to read dots, or see UpSet for the largest groups.`;
}
