import { addressOf, readGeneNames } from '@trellis/contract';
import { postFull } from './calls.ts';
import { median, report } from '../scripts/rig/report.ts';

/** Edges of the network that a user uploads, and the TFs that they start from: as many as a published network has. */
const [edges, tfs, runs] = [98_770, 700, 7];

/** Measures a query on all expression analyses that is restricted to a large uploaded network, in full. */
export async function measureUploadedNetwork(url: string): Promise<void> {
  const { ids } = (await (await fetch(`${url}${addressOf(readGeneNames)}`)).json()) as { readonly ids: string[] };
  const files = { targetnetworks: networkOf(ids) };
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push((await postFull(url, 'all_expression', files)).ms);
  report(`POST of all_expression with a network of ${edges.toLocaleString('en')} edges`, median(times), {
    budget: 300,
  });
}

/** Lines of TF, edge type, target and score; each TF targets genes from all over the genome. */
function networkOf(ids: readonly string[]): string {
  const line = (_: unknown, i: number) => {
    const target = ids[(i * 37 + 11) % ids.length];
    return `${ids[((i % tfs) * 41) % ids.length]}\tpredicted\t${target}\t${(((i * 7919) % 10_000) / 1e4).toFixed(6)}\n`;
  };
  return Array.from({ length: edges }, line).join('');
}
