import {
  compareParts,
  isDoi,
  isPmid,
  isWebAddress,
  sidecarKeys,
  type DatasetContents,
  type PartKind,
  type Provenance,
} from '@trellis/core';
import type { DocumentKind, DocumentRow } from '../migrations/datasetTables.ts';
import { isLine } from './names.ts';

/** The kinds of documents that hold sidecars. */
export const sidecarDocuments: Readonly<Record<PartKind, DocumentKind>> = {
  list: 'list-sidecar',
  network: 'network-sidecar',
  edges: 'edges-sidecar',
};

/** The row of a sidecar: a document whose text is JSON with the texts of the sidecar, in the order of its keys. */
export const provenanceRow = (entry: Provenance): Omit<DocumentRow, 'dataset'> => ({
  kind: sidecarDocuments[entry.kind],
  name: entry.name,
  text: JSON.stringify(sidecarKeys.map((key) => entry[key])),
});

/** Reads the text of a sidecar's row. Throws a SyntaxError if the row is damaged. */
export function unpackProvenance(kind: PartKind, { name, text }: Pick<DocumentRow, 'name' | 'text'>): Provenance {
  const texts: unknown = JSON.parse(text);
  if (!Array.isArray(texts) || texts.length !== sidecarKeys.length || !texts.every((one) => typeof one === 'string'))
    throw new SyntaxError(`the sidecar of ${name} is damaged`);
  const [description, source, doi, pmid, url, license]: string[] = texts;
  return { kind, name, description, source, doi, pmid, url, license };
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
  const { doi, pmid, url } = entry;
  const hasForms = (!doi || isDoi(doi)) && (!pmid || isPmid(pmid)) && (!url || isWebAddress(url));
  return texts.length > 0 && hasForms && texts.every(isLine);
}
