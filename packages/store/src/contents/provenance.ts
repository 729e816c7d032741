import {
  compareParts,
  isCommit,
  isDoi,
  isPmid,
  isSha256,
  isWebAddress,
  sidecarKeys,
  type DatasetContents,
  type PartKind,
  type Provenance,
} from '@trellis/core/dataset';
import type { DocumentKind, DocumentRow } from '../migrations/datasetTables.ts';
import { isLine } from './names.ts';

/** The kinds of documents that hold sidecars. */
export const sidecarDocuments: Readonly<Record<PartKind, DocumentKind>> = {
  list: 'list-sidecar',
  network: 'network-sidecar',
  edges: 'edges-sidecar',
};

/** The keys that every stored sidecar has; the further ones say from which file a recipe made the part. */
const firstKeys = sidecarKeys.length - 3;

/** Whether a sidecar names a commit, a checksum or a recipe. */
export const hasOrigin = ({ commit, sha256, recipe }: Provenance): boolean => [commit, sha256, recipe].some(Boolean);

/**
 * The row of a sidecar: a document whose text is JSON with the texts of the sidecar, in the order of its keys. One without
 * commit, checksum and recipe has the texts before them only, as rows had before these keys, so its hash is still the same.
 */
export const provenanceRow = (entry: Provenance): Omit<DocumentRow, 'dataset'> => ({
  kind: sidecarDocuments[entry.kind],
  name: entry.name,
  text: JSON.stringify(sidecarKeys.slice(0, hasOrigin(entry) ? undefined : firstKeys).map((key) => entry[key])),
});

/** Reads the text of a sidecar's row. Throws a SyntaxError if the row is damaged. */
export function unpackProvenance(kind: PartKind, { name, text }: Pick<DocumentRow, 'name' | 'text'>): Provenance {
  const texts: unknown = JSON.parse(text);
  const isWhole = Array.isArray(texts) && [firstKeys, sidecarKeys.length].includes(texts.length);
  if (!isWhole || !texts.every((one) => typeof one === 'string'))
    throw new SyntaxError(`the sidecar of ${name} is damaged`);
  const [description, source, doi, pmid, url, license, commit = '', sha256 = '', recipe = '']: string[] = texts;
  return { kind, name, description, source, doi, pmid, url, license, commit, sha256, recipe };
}

/** The entries whose list, network or edge type is in the data set. */
export function remainingProvenance(contents: DatasetContents): Provenance[] {
  const names = namesOf(contents);
  return contents.provenance.filter(({ kind, name }) => names[kind].has(name));
}

/** Faults of sidecars: their order, parts that are missing, and texts that a sidecar could not hold. */
export function provenanceFaults(contents: DatasetContents): string[] {
  const { provenance } = contents;
  const names = namesOf(contents);
  const unsorted = provenance.find((entry, i) => i > 0 && compareParts(provenance[i - 1], entry) >= 0);
  return [
    ...(unsorted ? [`sidecars: "${unsorted.name}" is out of order or duplicated`] : []),
    ...provenance
      .filter(({ kind, name }) => !names[kind].has(name))
      .map(({ kind, name }) => `sidecar of the ${kind} "${name}": there is none of that name`),
    ...provenance.filter((entry) => !isSound(entry)).map(({ name }) => `sidecar of "${name}": unsound text`),
  ];
}

const namesOf = ({ lists, networks, edgeTypes }: DatasetContents): Readonly<Record<PartKind, Set<string>>> => ({
  list: new Set(lists.map(({ name }) => name)),
  network: new Set(networks.map(({ name }) => name)),
  edges: new Set(edgeTypes.map(({ name }) => name)),
});

function isSound(entry: Provenance): boolean {
  const texts = sidecarKeys.map((key) => entry[key]).filter((text) => text !== '');
  const { doi, pmid, url, commit, sha256 } = entry;
  const hasForms =
    (!doi || isDoi(doi)) &&
    (!pmid || isPmid(pmid)) &&
    (!url || isWebAddress(url)) &&
    (!commit || isCommit(commit)) &&
    (!sha256 || isSha256(sha256));
  return texts.length > 0 && hasForms && texts.every(isLine);
}
