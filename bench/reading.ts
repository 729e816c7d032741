import { addressOf, readGeneNames } from '@trellis/contract';
import { geneNames } from '@trellis/core/dataset';
import { readBytes, type KnownGenes } from '@trellis/core/reading';
import { medianOf, report } from '../scripts/rig/report.ts';

/** Size of the files, in bytes. */
const size = 50_000_000;

interface Kind {
  readonly name: string;
  readonly heading: string;
  readonly row: (ids: readonly string[], i: number) => string;
}

const kinds: readonly Kind[] = [
  {
    name: 'edges with scores',
    heading: 'TF\ttarget\timportance\n',
    row: (ids, i) =>
      `${ids[(i >> 10) % 700]}\t${ids[(i * 37 + 11) % ids.length]}\t${(((i * 7919) % 1e6) / 1e6).toFixed(6)}\n`,
  },
  {
    name: 'rows of an analysis',
    heading: 'gene,baseMean,log2FoldChange,lfcSE,stat,pvalue,padj\n',
    row: (ids, i) =>
      `${ids[(i * 37) % ids.length]},${(100 + (i % 977)).toFixed(2)},${((i % 41) / 10 - 2).toFixed(4)},0.2312,3.21,${((i % 997) / 997).toFixed(7)},${((i % 991) / 991).toFixed(7)}\n`,
  },
  { name: 'genes of a list', heading: '', row: (ids, i) => `${ids[(i * 37) % ids.length]}\n` },
];

/** Measures how long files of 50 MB are read and recognized: 500 ms are 100 MB/s. */
export async function measureReading(url: string): Promise<void> {
  const { ids } = (await (await fetch(`${url}${addressOf(readGeneNames)}`)).json()) as { readonly ids: string[] };
  const genes: KnownGenes = {
    ids,
    names: geneNames(
      ids.map((id) => ({ id, name: '' })),
      [],
    ),
    isTf: () => false,
  };
  for (const kind of kinds) {
    const bytes = fileOf(kind, ids);
    const ms = await medianOf(3, () => {
      const start = performance.now();
      readBytes(bytes, { name: 'x.txt', genes });
      return Promise.resolve(performance.now() - start);
    });
    report(`50 MB of ${kind.name} read`, ms);
  }
}

function fileOf({ heading, row }: Kind, ids: readonly string[]): Uint8Array {
  const parts = [heading];
  for (let i = 0, length = heading.length; length < size; i++) {
    const line = row(ids, i);
    parts.push(line);
    length += line.length;
  }
  return new TextEncoder().encode(parts.join(''));
}
