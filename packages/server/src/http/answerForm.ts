import { encodeAnswer, isJson, type AnswerOf, type Route } from '@trellis/contract';
import { isEncoded, type Encoded } from '../views/encoded.ts';

/** Media type of an answer; texts also have a charset. */
export function contentType(route: Route): string {
  const { media = 'application/json' } = route;
  return isJson(route) || !media.startsWith('application/') ? `${media}; charset=utf-8` : media;
}

/** What is sent for an answer: bytes, pieces and texts as they are, a value in the form of the API. */
export const bodyOf = <R extends Route>(route: R, answer: AnswerOf<R> | Encoded<AnswerOf<R>>) =>
  isEncoded(answer) || typeof answer === 'string' ? answer : encodeAnswer(route, answer as AnswerOf<R>);
