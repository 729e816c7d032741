/** Names that a server knows: with them a call gets past the first check. */
export interface Known {
  /** Ids of stored requests: of a small query, of one with every input, and of one with own analyses. */
  readonly requests: readonly string[];
  /** Ids of stored gene lists. */
  readonly geneLists: readonly string[];
  readonly genes: readonly string[];
  /** Names of the lists, target networks and additional edges. */
  readonly lists: readonly string[];
  readonly networks: readonly string[];
  readonly edges: readonly string[];
  /** Keys of the metadata, and some values of theirs. */
  readonly keys: readonly string[];
  readonly values: readonly string[];
  readonly editions: readonly string[];
}

/** Asks a server for its names, and stores the requests and gene lists that calls are about. */
export async function learn(url: string, edition: string): Promise<Known> {
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  // Ids of genes have digits; the other names are those of queries.
  const tfs = textsOf(await read('/api/tfs/?all=1')).filter((name) => /^\w*\d{4}\w*$/.test(name));
  const keys = [...textsOf(await read('/api/key/')), 'pvalue', 'log2fc', 'EDGE_TYPE'];
  const networks = textsOf(await read('/api/networks/'));
  const lists = textsOf(await read('/api/lists/'));
  const edges = textsOf(await read('/api/edges/'));
  const values: string[] = [];
  for (const key of keys.slice(0, 8)) values.push(...textsOf(await read(`/api/key/${key}/`)).slice(0, 6));
  const requests = await submitAll(url, { tf: tfs[0] ?? 'all_tfs', lists, networks, edges });
  const geneLists: string[] = [];
  for (const body of [{ genes: tfs.slice(0, 20) }, { list: lists[0] ?? '' }]) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/gene-lists/`, { method: 'POST', headers, body: JSON.stringify(body) });
    geneLists.push((JSON.parse(await answer.text()) as { readonly id: string }).id);
  }
  const download = lists.length > 0 ? await fetch(`${url}/api/list_download/${lists[0]}/`) : undefined;
  const targets = (await download?.text())?.split(/\s+/).filter((name) => /\d{4}/.test(name)) ?? [];
  const genes = [...tfs.slice(0, 12), ...targets.slice(0, 20)];
  return {
    requests,
    geneLists,
    genes,
    lists,
    networks,
    edges,
    keys,
    values,
    editions: [edition, 'other', 'missing'],
  };
}

/** All texts in a JSON value, without repetition. */
function textsOf(value: unknown): string[] {
  const texts = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string' && part !== '') texts.add(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return [...texts];
}

type Inputs = Pick<Known, 'lists' | 'networks' | 'edges'> & { readonly tf: string };

async function submitAll(url: string, { tf, lists, networks, edges }: Inputs): Promise<string[]> {
  const own = JSON.stringify([{ tf, experiment_type: 'Expression', edge_type: 'in planta:Regulated' }]);
  const forms: readonly (readonly (readonly [string, string | Blob])[])[] = [
    [['query', tf]],
    [
      ['query', 'all_tfs'],
      ...edges.slice(0, 1).map((edge) => ['edges', edge] as const),
      ...lists.slice(0, 1).map((name) => ['targetgenes', name] as const),
      ...networks.slice(0, 1).map((name) => ['targetnetworks', name] as const),
    ],
    [
      ['query', 'all_tfs'],
      ['ownanalyses', new Blob([`gene_id,log2fc,pvalue\n${tf},1,0.01\n`])],
      ['ownanalyses_metadata', own],
    ],
  ];
  const ids: string[] = [];
  for (const fields of forms) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const answer = await fetch(`${url}/api/?result=0`, { method: 'POST', body: form });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`a query answers ${answer.status}: ${text}`);
    ids.push((JSON.parse(text) as { readonly request_id: string }).request_id);
  }
  return ids;
}
