import { get, postBrief, postJson } from './calls.ts';
import { medianOf, report } from './report.ts';

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
}
