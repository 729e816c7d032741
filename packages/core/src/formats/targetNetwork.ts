import { noGenes, type KnownGenes } from '../reading/knownGenes.ts';
import { optionsOf, type ReadingChoices } from '../reading/readingChoices.ts';
import { EdgeRows } from '../reading/edgeRows.ts';
import { readTextFile } from '../reading/readContent.ts';
import { RankedEdges } from './rankedEdges.ts';

/** A predicted network, best edge first. */
export interface TargetNetwork {
  readonly name: string;
  readonly scored: boolean;
  readonly edges: RankedEdges;
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
  const ranking = { name, scored, isSmallBest: file.isSmallBest === true };
  return { name, scored, edges: new RankedEdges(file.edges ?? new EdgeRows(), ranking) };
}
