import type {
  BodyOf,
  findFunctions,
  findOrthologs,
  GeneListBody,
  QueryOf,
  readListFunctions,
  readListOrthologs,
} from '@trellis/contract';
import type { AskedList, ListQuestion } from '@trellis/engine';

/** The list in the body of a call; fields that are null are left out. */
export function askedList({ genes, list, part, background }: GeneListBody): AskedList {
  return {
    ...(genes && { genes }),
    ...(list != null && { list }),
    ...(part != null && { part }),
    ...(background && { background }),
  };
}

type FunctionFields = BodyOf<typeof findFunctions> | QueryOf<typeof readListFunctions>;
type OrthologFields = BodyOf<typeof findOrthologs> | QueryOf<typeof readListOrthologs>;

export function functionsQuestion(
  asked: AskedList,
  fields: FunctionFields,
): Extract<ListQuestion, { readonly kind: 'functions' }> {
  const { aspects, scope, correction, min, max, evidence, alpha, compact, slim, significant, graph } = fields;
  return {
    kind: 'functions',
    asked,
    options: { aspects, scope, correction, min, max, evidence, alpha, compact, slim, significant, graph },
  };
}

export const orthologsQuestion = (
  asked: AskedList,
  { only_one2one: onlyOne2one, tfs }: OrthologFields,
): ListQuestion => ({ kind: 'orthologs', asked, onlyOne2one, tfs });
