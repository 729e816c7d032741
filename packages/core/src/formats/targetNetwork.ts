import { noGenes, type KnownGenes } from '../reading/knownGenes.ts';
import { optionsOf, type ReadingChoices } from '../reading/readingChoices.ts';
import { readTextFile } from '../reading/readContent.ts';

/** One predicted edge, with its names as written by the user. */
export interface NetworkEdge {
  readonly source: string;
  readonly edge: string;
  readonly target: string;
  /** Higher is better; undefined in a network without scores. */
  readonly score: number | undefined;
  /** Number of edges with this score or a higher one; without scores, the number of the line. 1 is best. */
  readonly rank: number;
}

/** A predicted network, best edge first. */
export interface TargetNetwork {
  readonly name: string;
  readonly scored: boolean;
  readonly edges: readonly NetworkEdge[];
}

export interface NetworkFileOptions {
  readonly name: string;
  /** Whether the first line is a heading; recognized by default. */
  readonly header?: boolean;
  /** The genes of the edition; without them names are as written. */
  readonly genes?: KnownGenes;
  /** How a person wants it to be read. */
  readonly choices?: ReadingChoices | undefined;
}

/**
 * Reads a target network: a table of edges, SIF, or a matrix (see `readTextFile`). Without an edge column, edges take the name
 * of the network. Throws a `Refusal`, with the line where it has one.
 */
export function readTargetNetwork(
  text: string,
  { name, header, choices, genes = noGenes }: NetworkFileOptions,
): TargetNetwork {
  const said = { ...optionsOf(choices), ...(header !== undefined && { header }) };
  const file = readTextFile(text, { name, wanted: 'network', genes, ...said });
  if (file.error && !(file.error.code === 'no-known-genes' && genes === noGenes)) throw file.error;
  const scored = file.rankedBy === 'score';
  const edges = Array.from(file.edges ?? [], ({ source, edge, target, score }) => ({
    source,
    edge: edge ?? name,
    target,
    score: score ?? undefined,
    rank: 0,
  }));
  return rank({ name, scored, edges }, file.isSmallBest === true);
}

/** An edge before ranking. */
type UnrankedEdge = Omit<NetworkEdge, 'rank'> & { rank: number };

/** Sorts by score, best first, ties in their order; ties share the rank of the last of them, and missing scores rank last. */
function rank(
  { name, scored, edges }: TargetNetwork & { readonly edges: UnrankedEdge[] },
  isSmallBest: boolean,
): TargetNetwork {
  const sign = isSmallBest ? -1 : 1;
  const worth = ({ score }: UnrankedEdge): number => (score === undefined ? -Infinity : sign * score);
  if (scored) edges.sort((a, b) => worth(b) - worth(a) || 0);
  for (let i = edges.length - 1; i >= 0; i--) {
    const tied = scored && i + 1 < edges.length && edges[i].score === edges[i + 1].score;
    edges[i].rank = tied ? edges[i + 1].rank : i + 1;
  }
  return { name, scored, edges };
}
