import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The answers that a page was drawn with on the server; the browser starts with them. */
export interface Answers {
  /** The edition that they belong to. */
  readonly edition: string;
  readonly state: DehydratedState;
}

/** Id of the element of a page that holds its answers as JSON; no heading of a guide has it. */
export const answersId = 'answers-of-page';

/** The answers in a page; undefined when the server has put none there. */
export function readAnswers(page: Document): Answers | undefined {
  const text = page.getElementById(answersId)?.textContent;
  return text ? (JSON.parse(text) as Answers) : undefined;
}

export const restoreAnswers = (client: QueryClient, { state }: Answers): void => hydrate(client, state);

/** The answers of a client as JSON that is safe inside an element of HTML. */
export function writeAnswers(client: QueryClient, edition: string): string {
  return JSON.stringify({ edition, state: dehydrate(client) }).replaceAll('<', '\\u003c');
}
