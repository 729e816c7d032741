import { openDataset, packDataset, type Dataset, type Orthologs } from '../../src/dataset/index.ts';
import { smallContents, type SmallData } from '../smallContents.ts';

/** A small edition with tables of orthologs: pairs `A1-B1 A2-B1` by the name of the other edition. */
export function edition(name: string, data: SmallData, tables: Readonly<Record<string, string>> = {}): Dataset {
  const dataset = openDataset(packDataset({ ...smallContents(data), edition: name }, 'v'));
  return { ...dataset, orthologs: Object.entries(tables).map(([other, text]) => tableOf(dataset, other, text)) };
}

function tableOf({ genes }: Pick<Dataset, 'genes'>, other: string, text: string): Orthologs {
  const pairs = text
    .split(' ')
    .map((pair) => pair.split('-'))
    .map(([gene, ortholog]) => ({ gene: genes.findIndex(({ id }) => id === gene), ortholog }))
    .sort((a, b) => a.gene - b.gene);
  return {
    edition: other,
    genes: Uint32Array.from(pairs, ({ gene }) => gene),
    orthologs: pairs.map(({ ortholog }) => ortholog),
    sources: [`${other} table`],
  };
}
