/** A text to send as a file. */
export interface TextFile {
  /** File name, by which results call it. */
  readonly name: string;
  readonly text: string | Uint8Array<ArrayBuffer> | Blob;
}

/** An analysis of one's own: a table of genes, and what is known about it. */
export interface OwnAnalysisFile extends TextFile {
  /** `tf`, `experiment_type`, `edge_type`, `label` ... (`docs/guide/own-data.md`). */
  readonly metadata: Readonly<Record<string, string | number>>;
}

/** A gene list: gene ids, symbols or aliases, a file, or one text, which is the name of a predefined list or else a gene. */
export type GenesInput = string | readonly string[] | TextFile;

/** A query with its inputs. A network is a file, or the name of a predefined network. */
export interface Question {
  readonly query: string;
  /** Types of additional edges. */
  readonly edges?: readonly string[];
  readonly targetGenes?: GenesInput;
  readonly filterTfs?: GenesInput;
  readonly targetNetwork?: string | TextFile;
  readonly background?: GenesInput;
  /** Whether the first line of an uploaded target network names its columns. */
  readonly networkHeader?: boolean;
  readonly ownAnalyses?: readonly OwnAnalysisFile[];
}

/** Fields of the form by property. */
const listFields = {
  targetGenes: 'targetgenes',
  filterTfs: 'filtertfs',
  targetNetwork: 'targetnetworks',
  background: 'backgroundgenes',
} as const;

/** Properties of a question that are gene lists. */
export const genesFields = ['targetGenes', 'filterTfs', 'background'] as const;

/** The form that `submitQuery` and `previewQuery` take. */
export function questionForm(question: Question): FormData {
  const form = new FormData();
  form.set('query', question.query);
  for (const edge of question.edges ?? []) form.append('edges', edge);
  for (const [property, field] of Object.entries(listFields)) {
    const list = question[property as keyof typeof listFields];
    if (list === undefined) continue;
    if (typeof list === 'string') form.set(field, list);
    else if ('text' in list) form.set(field, blobOf(list), list.name);
    else form.set(field, new Blob(list.map((gene) => `${gene}\n`)), `${field}.txt`);
  }
  if (question.networkHeader) form.set('networkHeaders', 'true');
  const own = question.ownAnalyses ?? [];
  for (const file of own) form.append('ownanalyses', blobOf(file), file.name);
  if (own.length) form.set('ownanalyses_metadata', JSON.stringify(own.map(({ metadata }) => metadata)));
  return form;
}

const blobOf = ({ text }: TextFile): Blob => (text instanceof Blob ? text : new Blob([text]));
