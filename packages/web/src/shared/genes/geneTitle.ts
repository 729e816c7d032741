import { infoLabel } from '@trellis/core/views';

/**
 * A title of a dialog, `AT4G24020 (NLP7)`: the id and the name of the gene of an analysis; the name of a target list, which has no
 * gene.
 */
export function geneTitle(info: Readonly<Record<string, unknown>>): string {
  const [id, name] = [info['gene_id'], info['gene_name']].map((text) => (typeof text === 'string' ? text : ''));
  if (id === '') return infoLabel(info);
  return name === '' || name === id ? id : `${id} (${name})`;
}
