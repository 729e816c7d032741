import { valueOf } from '@trellis/core';
import {
  addressOf,
  batchCalls,
  readGene,
  batchLimits,
  batchViews,
  secretHeader,
  submitQuery,
  type BatchKind,
  type QueryInputs,
} from '@trellis/contract';
import { fieldsOf } from '../../json/fieldsOf.ts';
import type { InnerCall } from '../innerCalls.ts';
import { formOfQuery } from '../queryFields.ts';
import { isAnswer, type Answered, type Outcome } from './answerLine.ts';
import type { Fields } from './readQuestion.ts';

/** Makes a call for a question, of which at most `maxBytes` are taken. */
export type MakeCall = (call: Pick<InnerCall, 'method' | 'url' | 'body' | 'form' | 'maxBytes'>) => Promise<Outcome>;

/** A question with valid fields. */
export interface Question {
  readonly kind: BatchKind;
  readonly fields: Fields;
  readonly edition: string;
}

/** Answers a question with the same calls that a client would make for it, one after another. */
export function answerQuestion(
  { kind, fields, edition }: Question,
  call: MakeCall,
): Promise<Pick<Answered, 'outcome' | 'secret' | 'views'>> {
  if (kind === 'query') return answerQuery(fields, edition, call);
  if (kind === 'gene') return answerGene(String(fields['gene']), edition, call);
  const { method, path } = batchCalls[kind];
  return alone(
    call({ method, url: withEdition(path, edition), body: fields[kind], maxBytes: batchLimits.answerBytes }),
  );
}

const alone = async (outcome: Promise<Outcome>): Promise<{ outcome: Outcome }> => ({ outcome: await outcome });

const withEdition = (url: string, edition: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}edition=${encodeURIComponent(edition)}`;

/** Sends a query, and asks for the views of its result if there is one. */
async function answerQuery(fields: Fields, edition: string, call: MakeCall) {
  let left: number = batchLimits.answerBytes;
  const take = async (made: Parameters<MakeCall>[0]): Promise<Outcome> => {
    const outcome = await call(made);
    if ('bytes' in outcome) left -= outcome.bytes.length;
    return outcome;
  };
  const { method, path } = submitQuery;
  const url = withEdition(`${path}?result=0`, edition);
  // The schema of the question has validated its fields.
  const outcome = await take({ method, url, form: formOfQuery(fields as unknown as QueryInputs), maxBytes: left });
  if (!('bytes' in outcome) || !isAnswer(outcome)) return { outcome };
  const { request_id: id } = fieldsOf(JSON.parse(outcome.bytes.toString()));
  const views: [string, Outcome][] = [];
  for (const [name, options] of Object.entries(fieldsOf(fields['views']))) {
    const route = batchViews.get(name);
    if (!route) continue;
    const address = addressOf(route, { id: String(id) }, options as Parameters<typeof addressOf>[2]);
    views.push([name, await take({ method: route.method, url: address, maxBytes: left })]);
  }
  return { outcome, secret: String(valueOf(outcome.headers, secretHeader.toLowerCase())), views };
}

/** Reads the page of a gene; a symbol or an alias leads to that of its id. */
async function answerGene(gene: string, edition: string, call: MakeCall) {
  const read = (url: string) => call({ method: readGene.method, url, maxBytes: batchLimits.answerBytes });
  const outcome = await read(withEdition(addressOf(readGene, { gene }), edition));
  const isElsewhere = 'bytes' in outcome && outcome.status === 301;
  return alone(isElsewhere ? read(String(outcome.headers['location'])) : Promise.resolve(outcome));
}
