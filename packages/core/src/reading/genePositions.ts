import { splitRows } from '../formats/delimited/splitRows.ts';

/** Where the genes of an edition are that code for proteins, for giving peaks to genes. */
export interface GenePositions {
  /** Names of chromosomes as the edition writes them. */
  readonly chromosomes: readonly string[];
  /** Gene indices by chromosome, by transcription start ascending. */
  readonly genes: readonly Uint32Array[];
  /** Their transcription starts: the start of a gene on the strand +, the end on -, the middle where the strand is unknown. */
  readonly starts: readonly Float64Array[];
}

/** The heading of a file of positions. */
export const positionHeading = ['gene_id', 'chromosome', 'start', 'end', 'strand'] as const;

interface Place {
  readonly gene: number;
  readonly start: number;
}

/** Reads a text of positions (`positionHeading`, separated by tabs) for the genes that `indexOf` knows and `isCoding` admits. */
export function readGenePositions(
  text: string,
  indexOf: (id: string) => number | undefined,
  isCoding: (gene: number) => boolean,
): GenePositions {
  const places = new Map<string, Place[]>();
  splitRows(text, { separator: '\t', quote: false, name: 'gene_positions.tsv' }, (cells, line) => {
    if (line === 1 || cells.length < positionHeading.length) return;
    const [id, chromosome, start, end, strand] = cells;
    const gene = indexOf(id);
    if (gene === undefined || !isCoding(gene)) return;
    const [from, to] = [Number(start), Number(end)];
    const found = places.get(chromosome) ?? [];
    places.set(chromosome, found);
    found.push({ gene, start: strand === '+' ? from : strand === '-' ? to : Math.round((from + to) / 2) });
  });
  const sorted = [...places].map(([name, all]) => ({
    name,
    all: all.sort((a, b) => a.start - b.start || a.gene - b.gene),
  }));
  return {
    chromosomes: sorted.map(({ name }) => name),
    genes: sorted.map(({ all }) => Uint32Array.from(all, ({ gene }) => gene)),
    starts: sorted.map(({ all }) => Float64Array.from(all, ({ start }) => start)),
  };
}
