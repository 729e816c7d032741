import { readGeneLists, readPlainList, readTargetNetwork } from '@trellis/core';
import type { InputField } from '../../../state/inputs.ts';
import { countOf } from '../../../ui/numbers.ts';

/** The contents of an input, or the sentence that says why it cannot be read. */
export type ReadInput =
  | { readonly names: readonly string[]; readonly summary: string; readonly problem?: undefined }
  | { readonly problem: string };

interface RawInput {
  readonly name: string;
  readonly text: string;
  /** Whether the first line is a heading; false: recognized. */
  readonly header: boolean;
}

/** Parses an input as the server does. `names` are the gene names to look up, without duplicates in any case. */
export function readInput(field: InputField, input: RawInput): ReadInput {
  switch (field) {
    case 'targetgenes':
      return readLists(input.text);
    case 'targetnetworks':
      return readNetwork(input);
    case 'filtertfs':
      return readNames(readPlainList(input.text), 'TF');
    case 'backgroundgenes':
      return readNames(readPlainList(input.text), 'gene');
    default:
      return field satisfies never;
  }
}

function readLists(text: string): ReadInput {
  const lists = readGeneLists(text);
  const names = distinct(lists.flatMap(({ genes }) => genes));
  if (!names.length) return noGenes;
  return { names, summary: `${countOf(names.length, 'gene')} in ${countOf(lists.length, 'list')}` };
}

function readNames(names: readonly string[], what: string): ReadInput {
  return names.length ? { names, summary: countOf(names.length, what) } : noGenes;
}

const noGenes: ReadInput = { problem: 'The list has no genes. Write gene ids, symbols or aliases.' };

function readNetwork(input: RawInput): ReadInput {
  try {
    const { edges, scored } = readTargetNetwork(input.text, {
      name: input.name,
      ...(input.header && { header: true }),
    });
    const names = distinct(edges.flatMap(({ source, target }) => [source, target]));
    const ranked = scored ? 'ranked by score' : 'ranked by their order';
    return { names, summary: `${countOf(edges.length, 'edge')} between ${countOf(names.length, 'gene')}, ${ranked}` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const distinct = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toUpperCase(), name])).values(),
];
