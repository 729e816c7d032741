import { readGeneLists, readPlainList, readTargetNetwork } from '@trellis/core';
import type { InputField } from '../../../state/inputs.ts';
import { countOf } from '../../../ui/numbers.ts';

/** What the text of an input holds, or the sentence that says why it cannot be read. */
export type ReadInput =
  | { readonly names: readonly string[]; readonly says: string; readonly problem?: undefined }
  | { readonly problem: string };

interface Text {
  readonly name: string;
  readonly text: string;
  readonly header: boolean;
}

/** Reads the text of an input as the server will. `names` are those to look up, each once, compared without case. */
export function readInput(field: InputField, input: Text): ReadInput {
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
  const names = different(lists.flatMap(({ genes }) => genes));
  if (!names.length) return noGene;
  return { names, says: `${countOf(names.length, 'gene')} in ${countOf(lists.length, 'list')}` };
}

function readNames(names: readonly string[], what: string): ReadInput {
  return names.length ? { names, says: countOf(names.length, what) } : noGene;
}

const noGene: ReadInput = { problem: 'There is no gene in it: write one gene id per line.' };

function readNetwork(input: Text): ReadInput {
  try {
    const { edges, scored } = readTargetNetwork(input.text, input);
    const names = different(edges.flatMap(({ source, target }) => [source, target]));
    const ranked = scored ? 'ranked by score' : 'ranked by their order';
    return { names, says: `${countOf(edges.length, 'edge')} between ${countOf(names.length, 'gene')}, ${ranked}` };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const different = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toUpperCase(), name])).values(),
];
