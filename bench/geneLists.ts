import { get, postBrief, postJson } from './calls.ts';
import { median, medianOf, report } from '../scripts/rig/report.ts';

/** Measures the answers about gene lists, each with a list of its own, so that no cached answer is measured. */
export async function measureGeneLists(url: string): Promise<void> {
  const { id } = await postBrief(url, 'all_tfs');
  const genes = (await (await fetch(`${url}/api/table/${id}/targets.txt`)).text()).trim().split('\n');
  let lists = 0;
  const nextList = (size: number): string[] => {
    const first = 101 * lists++;
    return Array.from({ length: size }, (_, i) => genes[(first + i * 7919) % genes.length]);
  };
  const asked = (call: string) =>
    medianOf(5, async () => (await postJson(`${url}/api/${call}/`, { genes: nextList(300) })).ms);
  const ofResult = (query: string) =>
    medianOf(5, async () => (await get(`${url}/api/functions/${(await postBrief(url, query)).id}/`)).ms);

  report('functions of 300 genes, three aspects', await asked('functions'), { budget: 150 });
  report('regulators of 300 genes, all analyses', await asked('regulators'), { budget: 250 });
  report('functions of 62 analyses', await ofResult('all_expression'), { budget: 600 });
  await measureGenes(url, genes);
}

/** Number of genes, and of TFs, whose pages are measured. */
const measuredGenes = 20;

/** Measures what the pages of genes and TFs show, after one of each has read the tables. */
async function measureGenes(url: string, genes: readonly string[]): Promise<void> {
  const tfs = (await (await fetch(`${url}/api/tfs/?all=0`)).json()) as readonly { readonly value: string }[];
  const ask = async (gene: string) => (await get(`${url}/api/gene/${encodeURIComponent(gene)}/`)).ms;
  const medianOfPages = async (ids: readonly string[]) => {
    const [first, ...rest] = ids;
    await ask(first);
    const times: number[] = [];
    for (const id of rest.slice(0, measuredGenes)) times.push(await ask(id));
    return median(times);
  };
  report('a gene page', await medianOfPages(genes), { budget: 60 });
  report('the page of a TF', await medianOfPages(tfs.map(({ value }) => value)), { budget: 60 });
}
