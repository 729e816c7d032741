import type { SungearAnswer } from '@trellis/contract';
import type { SungearData } from '@trellis/figures';

/** Fields that a corner shows unless others are chosen. */
export const defaultFields: readonly string[] = ['gene_id', 'gene_name', 'analysis_id'];

type Key = SungearAnswer['vertices'][number][0];

const keyText = ([[, , tag], id]: Key): string => `${tag} ${id}`;

/** The answer as the figure draws it, each corner with the chosen fields of its analysis. */
export function diagramOf(
  { vertices, intersects, metadata }: SungearAnswer,
  fields: readonly string[] = defaultFields,
): SungearData {
  const about = new Map(metadata.map(([key, info]) => [keyText(key), info]));
  const place = new Map(vertices.map(([key], i) => [keyText(key), i]));
  return {
    anchors: vertices.map(([key, [x, y]]) => {
      const info = about.get(keyText(key)) ?? {};
      const texts = fields.map((field) => String(info[field] ?? '')).filter(Boolean);
      return { x, y, label: texts.join(' ') };
    }),
    nodes: intersects.map(([members, [x, y], genes, { expected, p_value: p, adj_p: adjusted }, r, ends]) => ({
      x,
      y,
      r,
      members: members.map((key) => place.get(keyText(key)) ?? 0),
      arrows: ends.map(([endX, endY]) => ({ x: endX, y: endY })),
      size: genes.length,
      expected,
      p,
      adjusted,
    })),
  };
}

/** Fields that some analysis has, sorted. */
export const fieldsOf = ({ metadata }: SungearAnswer): string[] =>
  [...new Set(metadata.flatMap(([, info]) => Object.keys(info)))].filter((name) => name !== 'tag').sort();
