import { lookUpGeneNames, readLists } from '@trellis/contract';
import type { Caller } from './caller.ts';
import { genesFields, type Question } from './questionForm.ts';

/** A question in which a text that names a gene, and not a predefined list, is a list of one. */
export async function withGenes({ call }: Caller, question: Question): Promise<Question> {
  const words = genesFields.filter((field) => typeof question[field] === 'string');
  if (words.length === 0) return question;
  const lists = await call(readLists);
  const unlisted = words.filter((field) => !lists.includes(String(question[field])));
  if (unlisted.length === 0) return question;
  const names = unlisted.map((field) => String(question[field]));
  const { unknown, ambiguous } = await call(lookUpGeneNames, { body: { names } });
  const strange = new Set([...unknown, ...ambiguous.map(({ name }) => name)]);
  const genes = unlisted.filter((field) => !strange.has(String(question[field])));
  return { ...question, ...Object.fromEntries(genes.map((field) => [field, [String(question[field])]])) };
}
