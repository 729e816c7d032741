import {
  startsOf,
  type DatasetContents,
  type GoAnnotations,
  type OrthologContents,
  type TfFamilies,
} from '@trellis/core/dataset';
import type { KnowledgeContents } from '../contents/unpackKnowledge.ts';

/** Moves annotations, orthologs and families to other gene indices; `map` has -1 for genes that are gone and rises otherwise. */
export const remapKnowledge = (
  { go, orthologs, tfFamilies }: DatasetContents,
  map: Int32Array,
  genes: number,
): KnowledgeContents => ({
  go: go && { ...go, annotations: remapAnnotations(go.annotations, map, genes) },
  orthologs: orthologs.map((one) => remapOrthologs(one, map)).filter((one) => one.genes.length > 0),
  tfFamilies: tfFamilies && remapFamilies(tfFamilies, map, genes),
});

/** The places of the entries whose gene remains, and the new starts of all genes. */
function remainingEntries(starts: Uint32Array, map: Int32Array, genes: number) {
  const places: number[] = [];
  const next = startsOf(genes, (count) => {
    map.forEach((gene, old) => {
      for (let i = starts[old]; gene >= 0 && i < starts[old + 1]; i++) {
        count(gene);
        places.push(i);
      }
    });
  });
  return { starts: next, places };
}

/** The values that remain in use, and the new index of each value. */
function remainingTexts(texts: readonly string[], used: Iterable<number>): { texts: string[]; index: Int32Array } {
  const kept = [...new Set(used)].sort((a, b) => a - b);
  const index = new Int32Array(texts.length).fill(-1);
  kept.forEach((old, i) => (index[old] = i));
  return { texts: kept.map((old) => texts[old]), index };
}

function remapAnnotations(old: GoAnnotations, map: Int32Array, genes: number): GoAnnotations {
  const { starts, places } = remainingEntries(old.starts, map, genes);
  const evidence = places.map((i) => old.evidence[i]);
  const { texts: codes, index } = remainingTexts(old.codes, evidence);
  return {
    starts,
    terms: Uint32Array.from(places, (i) => old.terms[i]),
    evidence: Uint8Array.from(evidence, (code) => index[code]),
    codes,
  };
}

function remapOrthologs(old: OrthologContents, map: Int32Array): OrthologContents {
  const places = [...old.genes.keys()].filter((i) => map[old.genes[i]] >= 0);
  const sources = places.map((i) => old.pairSources[i]);
  const { texts, index } = remainingTexts(old.sources, sources);
  return {
    edition: old.edition,
    genes: Uint32Array.from(places, (i) => map[old.genes[i]]),
    orthologs: places.map((i) => old.orthologs[i]),
    sources: texts,
    pairSources: Uint8Array.from(sources, (source) => index[source]),
  };
}

function remapFamilies(old: TfFamilies, map: Int32Array, genes: number): TfFamilies | null {
  const { starts, places } = remainingEntries(old.starts, map, genes);
  if (places.length === 0) return null;
  const families = places.map((i) => old.families[i]);
  const { texts: names, index } = remainingTexts(old.names, families);
  return { names, starts, families: Uint32Array.from(families, (family) => index[family]) };
}
