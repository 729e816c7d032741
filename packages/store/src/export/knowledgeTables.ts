import {
  aspects,
  type Aspect,
  type DatasetContents,
  type Gene,
  type GoContents,
  type OrthologContents,
  type TfFamilies,
} from '@trellis/core/dataset';

type Genes = readonly Gene[];

const tabLine = (cells: readonly string[]): string => `${cells.join('\t')}\n`;

/** Calls `visit` with the gene and the place of each entry of groups of genes. */
function* entriesOf(starts: Uint32Array): Generator<readonly [gene: number, place: number]> {
  for (let gene = 0; gene + 1 < starts.length; gene++) {
    for (let i = starts[gene]; i < starts[gene + 1]; i++) yield [gene, i];
  }
}

/** The letter of each aspect in a GAF file. */
const letters: Readonly<Record<Aspect, string>> = { BP: 'P', MF: 'F', CC: 'C' };

/** The rows of annotations with an evidence code, as GAF 2.1. Columns that an import does not read are empty. */
export function* gafRows({ ontology, annotations }: GoContents, genes: Genes): Generator<string> {
  yield '!gaf-version: 2.1\n';
  for (const [gene, i] of entriesOf(annotations.starts)) {
    const [code, term] = [annotations.codes[annotations.evidence[i]], annotations.terms[i]];
    if (code === '') continue;
    const { id } = genes[gene];
    const aspect = letters[aspects[ontology.aspects[term]]];
    yield tabLine(['Trellis', id, id, '', ontology.ids[term], '', code, '', aspect, '', '', '', '', '', '']);
  }
}

/** The rows of annotations without an evidence code. */
export function* annotationRows({ ontology, annotations }: GoContents, genes: Genes): Generator<string> {
  yield tabLine(['gene_id', 'go_id']);
  for (const [gene, i] of entriesOf(annotations.starts)) {
    if (annotations.codes[annotations.evidence[i]] === '')
      yield tabLine([genes[gene].id, ontology.ids[annotations.terms[i]]]);
  }
}

/** The rows of `orthologs/<edition>.tsv`; the column of sources is there only if any pair has one. */
export function* orthologRows(
  { genes: indices, orthologs, sources, pairSources }: OrthologContents,
  genes: Genes,
): Generator<string> {
  const hasSources = sources.some((source) => source !== '');
  const row = (id: string, ortholog: string, source: string): string =>
    tabLine(hasSources ? [id, ortholog, source] : [id, ortholog]);
  yield row('gene_id', 'ortholog_id', 'source');
  for (let i = 0; i < indices.length; i++) yield row(genes[indices[i]].id, orthologs[i], sources[pairSources[i]]);
}

/** The text of `tf_families.tsv`. */
export function familiesText({ names, starts, families }: TfFamilies, { genes }: DatasetContents): string {
  const rows = [...entriesOf(starts)].map(([gene, i]) => tabLine([genes[gene].id, names[families[i]]]));
  return [tabLine(['gene_id', 'family']), ...rows].join('');
}
