import type { EdgeTypeContents } from '@trellis/core/dataset';
import { edgesText } from '../../../../store/src/export/tables.ts';
import { EdgeCollector } from '../../../../store/src/import/edges.ts';
import { requireSame, type Target } from '../target.ts';
import { inputFile } from './inputFolder.ts';
import { mini, miniIndex, requireSoundWith } from './mini.ts';

/** Additional edges, as CSV, as SIF or undirected: what is read is sound, and the same after it is written. */
export const edges: Target = {
  name: 'edges',
  tokens: [
    'source,target,edge\n',
    'AT1G00010',
    'at1g00020',
    'AT1G00030',
    ',',
    '\t',
    ' ',
    '"',
    '\r',
    'u:',
    's:',
    '#',
    '"a,b"',
  ],
  seeds: [
    'source,target,edge\nAT1G00010,AT1G00020,"a, b"\nAT1G00020,AT1G00030,x\n',
    'u:source,target,edge\nAT1G00010,AT1G00020,PPI\n',
    's:AT1G00010 PPI AT1G00020 AT1G00030\nAT1G00040\n',
  ],
  async run(bytes) {
    const prefix = Buffer.from(bytes.subarray(0, 2)).toString('latin1');
    const content = prefix === 'u:' || prefix === 's:' ? bytes.subarray(2) : bytes;
    const isDirected = prefix !== 'u:';
    const edgeTypes = await read(prefix === 's:' ? 'x.sif' : 'x.csv', content, isDirected);
    requireSoundWith({ edgeTypes, provenance: [] });
    requireSame('written edges', edgeTypes, await read('x.csv', edgesText(edgeTypes, mini.genes), isDirected));
  },
};

async function read(name: string, content: string | Uint8Array, isDirected: boolean): Promise<EdgeTypeContents[]> {
  const collector = new EdgeCollector(miniIndex, mini.genes.length);
  await collector.addFile(inputFile(name, content), isDirected);
  return collector.finish();
}
