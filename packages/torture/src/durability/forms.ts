import type { Names } from './client.ts';

/** A call that stores a request with a mark in its inputs. */
export interface SubmittedForm {
  readonly path: string;
  readonly body: FormData | string;
  /** Path of the same answer of the stored request. */
  readonly pathOf: (id: string) => string;
  readonly ownFile?: string;
}

/** Number of genes in a list, so that every TF of the small demo has some of them as targets. */
const listGenes = 600;

/** Makes the calls in turn: a query with an uploaded list, a query with an own analysis, a gene list. */
export function formOf(mark: string, names: Names, count: number): SubmittedForm {
  const makers = [withList, withOwnAnalysis, asGeneList];
  return makers[count % makers.length](mark, names, count);
}

function withList(mark: string, { tfs, genes }: Names, count: number): SubmittedForm {
  const body = new FormData();
  body.append('query', tfs[count % tfs.length]);
  body.append('targetgenes', new Blob([genes.slice(0, listGenes).join('\n')]), `${mark}.txt`);
  return { path: '/api/', body, pathOf: (id) => `/api/${id}/` };
}

/** A query with an analysis of the user's own, which only this request has. */
export function withOwnAnalysis(mark: string, { tfs, genes }: Names, count: number): SubmittedForm {
  const tf = tfs[count % tfs.length];
  const first = count % Math.min(100, genes.length);
  const rows = genes.slice(first, first + 40).map((gene) => `${gene},1.5,0.01\n`);
  const ownFile = `gene_id,log2fc,pvalue\n${rows.join('')}`;
  const body = new FormData();
  body.append('query', `${tf} or own_analyses`);
  body.append('ownanalyses', new Blob([ownFile]), `${mark}.csv`);
  const metadata = { tf, experiment_type: 'Expression', edge_type: 'in planta:Regulated', label: mark };
  body.append('ownanalyses_metadata', JSON.stringify([metadata]));
  return { path: '/api/', body, pathOf: (id) => `/api/${id}/`, ownFile };
}

function asGeneList(mark: string, { genes }: Names): SubmittedForm {
  const body = JSON.stringify({ genes: genes.slice(0, 20), name: mark });
  return { path: '/api/gene-lists/', body, pathOf: (id) => `/api/gene-lists/${id}/` };
}
