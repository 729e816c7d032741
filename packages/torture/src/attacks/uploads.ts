import { gzipSync } from 'node:zlib';
import type { Sender } from './attack.ts';
import { idOf, newQuery, submit } from './calls.ts';
import { namesOf } from './givenNames.ts';

/** Lines of the network of `largeNetwork`: as many as a server takes by default. */
const lines = 400_000;

const networks = new Map<string, Promise<Blob>>();

/** A network of 20 MB between genes of the data set, in a text whose letters need two bytes each. */
function largeNetwork(sender: Sender): Promise<Blob> {
  const network = networks.get(sender.url) ?? write(sender);
  networks.set(sender.url, network);
  return network;
}

async function write({ url, id }: Sender): Promise<Blob> {
  const { genes } = await namesOf(url, id);
  const edge = (i: number): string =>
    `${genes[i % 100]}\tregulates in the dark\t${genes[Math.floor(i / 100) % genes.length]}\n`;
  return new Blob([`# é\n${Array.from({ length: lines }, (_, i) => edge(i)).join('')}`]);
}

/** Submits a query with the network. */
export const submitLarge = async (sender: Sender): Promise<number> =>
  submit(sender, { query: 'all_tfs' }, { targetnetworks: await largeNetwork(sender) });

const ids = new Map<string, Promise<string>>();

/** Id of a result with the network, stored once for each server. */
export function largeResult(sender: Sender): Promise<string> {
  const id = ids.get(sender.url) ?? storeLarge(sender);
  ids.set(sender.url, id);
  return id;
}

async function storeLarge(sender: Sender): Promise<string> {
  const form = new FormData();
  form.append('query', 'all_tfs');
  form.append('targetnetworks', await largeNetwork(sender), 'network.txt');
  return idOf(await fetch(`${sender.url}/api/?result=0`, { method: 'POST', body: form }));
}

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
