import { gzipSync } from 'node:zlib';
import type { Sender } from './attack.ts';
import { idOf, newQuery, submit } from './calls.ts';
import { namesOf } from './givenNames.ts';
import { oncePerServer } from './oncePerServer.ts';

/** Lines of the network of `largeNetwork`: as many as a server takes by default. */
const lines = 400_000;

/** A network of 20 MB between genes of the data set, in a text whose letters need two bytes each. */
const largeNetwork = oncePerServer(async ({ url, id }) => {
  const { genes } = await namesOf(url, id);
  const edge = (i: number): string =>
    `${genes[i % 100]}\tregulates in the dark\t${genes[Math.floor(i / 100) % genes.length]}\n`;
  return new Blob([`# é\n${Array.from({ length: lines }, (_, i) => edge(i)).join('')}`]);
});

/** Submits a query with the network. */
export const submitLarge = async (sender: Sender): Promise<number> =>
  submit(sender, { query: 'all_tfs' }, { targetnetworks: await largeNetwork(sender) });

/** Submits a query for all TFs with a file, and returns the id of its result. */
async function store({ url }: Sender, add: (form: FormData) => void): Promise<string> {
  const form = new FormData();
  form.append('query', 'all_tfs');
  add(form);
  return idOf(await fetch(`${url}/api/?result=0`, { method: 'POST', body: form }));
}

/** Id of a result with the network. */
export const largeResult = oncePerServer(async (sender) => {
  const network = await largeNetwork(sender);
  return store(sender, (form) => form.append('targetnetworks', network, 'network.txt'));
});

/** Id of a result with an analysis of its own of 20 MB. */
export const ownFileResult = oncePerServer(async (sender) => {
  const { genes } = await namesOf(sender.url, sender.id);
  const row = (gene: string): string => `${gene},1.5,0.001,${'x'.repeat(20_000_000 / genes.length)}\n`;
  const metadata = [{ tf: genes[0], experiment_type: 'Expression', edge_type: 'in planta:Regulated' }];
  return store(sender, (form) => {
    form.append('ownanalyses', new Blob([`gene_id,log2fc,pvalue,remark\n`, ...genes.map(row)]), 'own.csv');
    form.append('ownanalyses_metadata', JSON.stringify(metadata));
  });
});

/** Submits a query for one TF with a list of genes of 8 MB, each unknown one of a name of its own. */
export async function submitLongList(sender: Sender): Promise<number> {
  const { genes } = await namesOf(sender.url, sender.id);
  const name = (i: number): string => `${genes[i % genes.length]}${i < genes.length ? '' : `x${i}`}\n`;
  const list = Array.from({ length: 450_000 }, (_, i) => name(i))
    .join('')
    .slice(0, 8 << 20);
  return submit(sender, { query: newQuery(sender.n) }, { targetgenes: list });
}

/** 200 kB that unpack to 200 MB. */
const bomb = new Blob([new Uint8Array(gzipSync(Buffer.alloc(200 << 20, 'AT1G01010\n')))]);

export const submitBomb = (sender: Sender): Promise<number> =>
  submit(sender, { query: 'all_tfs' }, { targetnetworks: bomb });
