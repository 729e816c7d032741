import { batchViews, type BatchKind } from '@trellis/contract';
import { batchQuestions } from '@trellis/contract/schemas';
import { TrellisError } from '@trellis/core';
import { faultSentence } from '../../json/faultSentence.ts';
import { fieldsOf } from '../../json/fieldsOf.ts';
import { keysOf } from '../../json/keysOf.ts';
import { shapeFault } from '../../json/shapeFault.ts';

/** The fields of a line. */
export type Fields = Readonly<Record<string, unknown>>;

const kinds = keysOf(batchQuestions);

/** Parses a line. Throws `bad-request` if it is not a JSON object. */
export function parseLine(text: string): Fields {
  const misshapen = shapeFault(text);
  if (misshapen !== undefined) throw bad(`The line ${misshapen}.`);
  if (/"__proto__"\s*:/.test(text)) throw bad('A field cannot be called __proto__.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('The line is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad('The line is not a JSON object.');
  return fieldsOf(value);
}

/** Returns the kind of a question whose fields are valid. Throws `bad-request` with the field that is wrong. */
export function kindOf(fields: Fields): BatchKind {
  const requested = kinds.filter((kind) => Object.hasOwn(fields, kind));
  if (requested.length !== 1) throw bad(`A question has exactly one of the fields ${kinds.join(', ')}.`);
  const fault = faultSentence(batchQuestions[requested[0]], fields);
  if (fault !== undefined) throw bad(fault);
  const view = Object.keys(fieldsOf(fields['views'])).find((name) => !batchViews.has(name));
  if (view !== undefined)
    throw bad(`There is no view "${view.slice(0, 100)}"; views are e.g. ${exampleViews.join(', ')}.`);
  return requested[0];
}

/** Views that the sentence about an unknown one names; the guide has them all. */
const exampleViews = ['summary', 'table', 'network', 'gene-sets', 'bound'];

const bad = (sentence: string): TrellisError => new TrellisError('bad-request', sentence);
