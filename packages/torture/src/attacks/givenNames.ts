/** Names of the data set under attack: calls with unknown ones would be refused before they reach what they attack. */
export interface GivenNames {
  readonly genes: readonly string[];
  /** Names of the analyses of the result, as a revision sends them. */
  readonly columns: readonly (readonly [unknown, { readonly name: string; readonly show: boolean }])[];
}

const known = new Map<string, Promise<GivenNames>>();

/** The names of a server, read once. */
export function namesOf(url: string, id: string): Promise<GivenNames> {
  const names = known.get(url) ?? read(url, id);
  known.set(url, names);
  return names;
}

const answer = async <T>(address: string) => (await (await fetch(address)).json()) as T;

/** The names of the analyses of a result. */
export const columnsOf = (url: string, id: string): Promise<GivenNames['columns']> => answer(`${url}/api/ids/${id}/`);

async function read(url: string, id: string): Promise<GivenNames> {
  const { ids } = await answer<{ readonly ids: readonly string[] }>(`${url}/api/gene-names/`);
  return { genes: ids, columns: await columnsOf(url, id) };
}
