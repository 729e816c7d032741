import { TrellisError } from '@trellis/core';
import { listInUniverse, namesInList, type ListInUniverse } from '@trellis/core/genes';
import type { Sources } from './question.ts';

/** The genes that a question asks about: names, or a predefined list. */
export interface SubmittedList {
  readonly genes?: readonly string[];
  readonly list?: string;
  readonly part?: string;
  readonly background?: readonly string[];
}

/** Maximum number of genes with which a question takes only milliseconds. */
const maxQuickGenes = 3000;

/** Whether a list is read in milliseconds. */
export const isShort = ({ genes = [], background = [] }: SubmittedList): boolean =>
  genes.length + background.length <= maxQuickGenes;

/** The genes of a question in their universe. Throws `bad-request` unless it names genes or a predefined list. */
export async function readList(
  { genes, list, part, background }: SubmittedList,
  { dataset, tables }: Pick<Sources, 'dataset' | 'tables'>,
): Promise<ListInUniverse> {
  if (genes && list !== undefined)
    throw new TrellisError('bad-request', 'The fields "genes" and "list" exclude each other: give one of them.');
  if (!genes && list === undefined)
    throw new TrellisError(
      'bad-request',
      'The field "genes" is missing; or give "list", the name of a predefined list.',
    );
  if (list === undefined) return listInUniverse(dataset, { names: genes ?? [], background });
  const names = namesInList(list, await tables.list(list), part);
  return listInUniverse(dataset, { names, background });
}
