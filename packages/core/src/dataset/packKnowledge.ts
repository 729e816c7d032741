import type { Block } from './block.ts';
import type { DatasetContents } from './contents.ts';
import type { IndexedFamilies, IndexedGo, IndexedOrthologs } from './datasetIndex.ts';
import type { GoContents, OrthologContents } from './knowledge.ts';
import { otherTermIds } from './otherTermIds.ts';
import type { TfFamilies } from './ontology.ts';

/** What is known about genes beyond the annotation, as parts of the index; a part that is absent has no key. */
export interface IndexedKnowledge {
  readonly go?: IndexedGo;
  readonly orthologs?: readonly IndexedOrthologs[];
  readonly tfFamilies?: IndexedFamilies;
}

/** Packs GO, orthologs and TF families. Data sets without them have the same index and columns as if they did not exist. */
export const packKnowledge = ({ go, orthologs, tfFamilies }: DatasetContents, block: Block): IndexedKnowledge => ({
  ...(go && { go: packGo(go, block) }),
  ...(orthologs.length > 0 && { orthologs: orthologs.map((one) => packOrthologs(one, block)) }),
  ...(tfFamilies && { tfFamilies: packFamilies(tfFamilies, block) }),
});

function packGo({ ontology, annotations }: GoContents, block: Block): IndexedGo {
  const others = otherTermIds(ontology);
  return {
    release: ontology.release,
    terms: ontology.ids.length,
    ids: block.addTexts(ontology.ids),
    names: block.addTexts(ontology.names),
    aspects: block.add(ontology.aspects),
    parentStarts: block.add(ontology.parentStarts),
    parentCount: ontology.parents.length,
    parents: block.add(ontology.parents),
    slim: block.add(ontology.slim),
    annotationStarts: block.add(annotations.starts),
    annotationCount: annotations.terms.length,
    annotationTerms: block.add(annotations.terms),
    evidence: block.add(annotations.evidence),
    codes: annotations.codes,
    ...(others.ids.length > 0 && {
      others: { count: others.ids.length, ids: block.addTexts(others.ids), terms: block.add(others.terms) },
    }),
  };
}

function packOrthologs({ edition, genes, orthologs, sources }: OrthologContents, block: Block): IndexedOrthologs {
  return {
    edition,
    count: genes.length,
    genes: block.add(genes),
    orthologs: block.addTexts(orthologs),
    sources: sources.filter((source) => source !== ''),
  };
}

function packFamilies({ names, starts, families }: TfFamilies, block: Block): IndexedFamilies {
  return { names, starts: block.add(starts), count: families.length, families: block.add(families) };
}
