import { gzipSync } from 'node:zlib';
import type { Sender } from './attack.ts';
import { submit } from './calls.ts';
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

/** 200 kB that unpack to 200 MB. */
const bomb = new Blob([new Uint8Array(gzipSync(Buffer.alloc(200 << 20, 'AT1G01010\n')))]);

export const submitBomb = (sender: Sender): Promise<number> =>
  submit(sender, { query: 'all_tfs' }, { targetnetworks: bomb });
