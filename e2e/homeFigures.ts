/*
 * Records the data of the figures on the start page from the small demo of arabidopsis, as network.json and analyses.json
 * in features/home/figures:
 *
 *     node --import tsx e2e/homeFigures.ts
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  decodeAnswer,
  geneSetsMatrixAnswer,
  readAupr,
  readSungear,
  type MessageOf,
  type SungearAnswer,
} from '@trellis/contract';
import type { TfItem } from '@trellis/core';
import { ask } from './support/ask.ts';
import { startSite } from './support/site.ts';

const queries = {
  network: '(AT4G24020 or AT5G65210 or AT2G46830)[log2fc > 3.6 or log2fc < -3.6]',
  networkOfPredictions: 'Root_Ranked_Network',
  binding: "all_tfs[EDGE_TYPE = 'in planta:Bound']",
  sungear: "(AT4G24020 or AT5G65210)[EDGE_TYPE = 'in planta:Bound' or EXPERIMENT_TYPE = Expression]",
};

interface NetworkPart {
  readonly group: 'nodes' | 'edges';
  readonly data: Readonly<Record<string, string>>;
  readonly position: { readonly x: number; readonly y: number };
}

interface Motifs {
  readonly columns: readonly { readonly gene_id: string }[];
  readonly result: readonly (readonly [{ readonly name: string; readonly Family: string }, ...(number | null)[]])[];
  readonly result_log10: readonly (readonly (number | null)[])[];
}

const figures = fileURLToPath(new URL('../packages/web/src/features/home/figures/', import.meta.url));
const site = await startSite();
const origin = `http://arabidopsis.localhost:${site.port}`;

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(
    `http://127.0.0.1:${site.port}/api/${path}${path.includes('?') ? '&' : '?'}edition=arabidopsis`,
  );
  return (await answer.json()) as T;
}

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));

/** -log10 of a p-value, given its logarithm. */
const strength = (log10: number): number => rounded(-log10, 2);

async function network() {
  const parts = await get<NetworkPart[]>(`network/${await ask(origin, queries.network)}/`);
  const nodes = parts.filter(({ group }) => group === 'nodes');
  const place = new Map(nodes.map(({ data }, index) => [data.id, index]));
  return {
    positions: nodes.map(({ position: { x, y } }) => [x, y]),
    tfs: nodes.flatMap(({ data }, node) => (data.shape === 'triangle' ? [{ node, symbol: data.name }] : [])),
    edges: parts
      .filter(({ group }) => group === 'edges')
      .map(({ data }) => [
        place.get(data.source) ?? 0,
        place.get(data.target) ?? 0,
        data.name.endsWith('INDUCED') ? 1 : 0,
      ]),
  };
}

async function aupr() {
  const id = await ask(origin, 'all_tfs', { targetnetworks: queries.networkOfPredictions });
  const data = decodeAnswer(readAupr, await get<MessageOf<typeof readAupr>>(`aupr/${id}/data/`));
  const { network: name, predictions, hits, aupr: area, random, pValue: p, shuffles } = data;
  return {
    ...{ network: name, predictions, hits, aupr: area, random, p, shuffles },
    ...{ curve: thinned(data.curve), low: thinned(data.low), high: thinned(data.high) },
  };
}

/** About 160 points of a curve, with the first and the last one. */
function thinned({ precision, recall }: MessageOf<typeof readAupr>['curve']): MessageOf<typeof readAupr>['curve'] {
  const step = Math.ceil(recall.length / 160);
  const kept = (values: readonly number[]) =>
    values.filter((_, index) => index % step === 0 || index === values.length - 1).map((value) => rounded(value));
  return { precision: kept(precision), recall: kept(recall) };
}

async function binding() {
  const id = await ask(origin, queries.binding);
  const tfs = await get<TfItem[]>('tfs/?all=0');
  const symbol = (gene: string) => tfs.find(({ value }) => value === gene)?.name || gene;
  const motifs = await get<Motifs>(`motif_enrichment/${id}/`);
  const sets = decodeAnswer(
    geneSetsMatrixAnswer,
    await get<MessageOf<typeof geneSetsMatrixAnswer>>(`analysis_enrichment/${id}/?genes=0`),
  );
  return {
    motifs: {
      rows: motifs.result.map(([{ name, Family }]) => `${name} ${Family}`),
      columns: motifs.columns.map(({ gene_id }) => symbol(gene_id)),
      values: motifs.result_log10.map((row) => row.map((log10) => (log10 === null ? null : strength(log10)))),
    },
    geneSets: {
      labels: sets.info.map(([[tf]]) => symbol(String(tf))),
      values: Array.from(sets.matrix.greaterAdjustedLog10, strength),
    },
  };
}

async function sungear() {
  const answer = await get<MessageOf<typeof readSungear>>(`sungear/${await ask(origin, queries.sungear)}/`);
  const { vertices, intersects, metadata } = decodeAnswer(readSungear, answer);
  const key = ([[, , tag], id]: SungearAnswer['vertices'][number][0]) => `${tag} ${id}`;
  const info = new Map(metadata.map(([analysis, about]) => [key(analysis), about]));
  const place = new Map(vertices.map(([analysis], index) => [key(analysis), index]));
  return {
    anchors: vertices.map(([analysis, [x, y]]) => {
      const about = info.get(key(analysis)) ?? {};
      return { x, y, label: `${about['gene_name']} ${about['TECHNOLOGY']}` };
    }),
    nodes: intersects.map(([members, [x, y], genes, { expected, pLog10, adjustedLog10 }, r, ends]) => ({
      ...{ x: rounded(x), y: rounded(y), r: rounded(r) },
      members: members.map((member) => place.get(key(member)) ?? 0),
      arrows: ends.map(([endX, endY]) => ({ x: rounded(endX), y: rounded(endY) })),
      ...{ size: genes.length, expected: rounded(expected, 1), pLog10, adjustedLog10 },
    })),
  };
}

try {
  await save('network.json', await network());
  await save('analyses.json', { aupr: await aupr(), ...(await binding()), sungear: await sungear() });
} finally {
  await site.stop();
}

async function save(name: string, answers: object) {
  const filepath = join(figures, name);
  const text = await format(JSON.stringify(answers), { ...(await resolveConfig(filepath)), filepath });
  await writeFile(filepath, text);
  console.log(`${name}: ${Math.round(text.length / 1000)} kB`);
}
