import { geneNames } from '../../src/dataset/index.ts';
import {
  describeFile,
  knownGenes,
  readBytes,
  type FileDescription,
  type WantedKind,
} from '../../src/reading/index.ts';

/** Ids of a made-up plant in the form of Arabidopsis ids. */
export const ids = Array.from({ length: 40 }, (_, i) => `AT1G${String(10_000 + 10 * i)}`);

const symbols = new Map([
  [0, 'HY5'],
  [1, 'PIF4'],
  [2, 'PIP2;8'],
  [3, 'ID'],
]);
const genes = ids.map((id, i) => ({ id, name: symbols.get(i) ?? '' }));
/** `TWIN` is shared by a TF with analyses and another gene; OTHER1G00001 is the id of another annotation. */
const aliases: readonly (readonly [string, number])[] = [
  ['TWIN', 0],
  ['TWIN', 9],
  ['Chr1', 5],
  ['EARLY', 6],
  ['Os01g0100100', 7],
];

/** The genes of the plant; the first two are TFs with analyses. */
export const garden = knownGenes({
  genes: genes.map((gene) => ({ ...gene, fullName: '', type: '', family: '' })),
  names: geneNames(genes, aliases),
  analysesByTf: new Map([
    [0, []],
    [1, []],
  ]),
});

interface Given {
  readonly name?: string;
  readonly wanted?: WantedKind;
}

/** Describes a file of a text or of bytes. */
export function describeGarden(
  content: string | Uint8Array,
  { name = 'x.txt', wanted }: Given = {},
): FileDescription {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return describeFile(readBytes(bytes, { name, genes: garden, ...(wanted && { wanted }) }), garden);
}

/** The roles of the columns by their names. */
export const rolesOf = ({ columns }: FileDescription): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, role, unit }) => [name, unit ? `${role} ${unit}` : role]));

/** The codes of notes and questions. */
export const codesOf = (list: FileDescription['notes']): string[] => list.map(({ code }) => code);
