import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

const paths: readonly string[] = ['/', '/tutorial', '/citations', '/guide'];
const genePage = /^\/gene\/[^/]+$/;
const guidePage = /^\/guide\/[^/]+$/;

/** Whether the server draws the first view of the page at a path; of all other pages it draws the frame. */
export const isDrawnByServer = (path: string): boolean =>
  paths.includes(path) || genePage.test(path) || guidePage.test(path);

/** The answers that a page was drawn with on the server; the browser starts with them. */
interface Answers {
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

/** A form that the browser can send, or the start of a control that works only by a script. */
const parts = /<form [^>]*\baction=.*?<\/form>|<(?:button|input|select|textarea)(?=[\s>])(?![^>]* disabled)/gs;

/** Disables the controls of a page that need its script; links and forms with an address work without. */
export const disableControls = (html: string): string =>
  html.replace(parts, (found) => (found.startsWith('<form') ? found : `${found} disabled="" data-early=""`));

/** Enables them when the script takes the page over: from then on React hears what is pressed and typed. */
export function enableControls(root: HTMLElement): void {
  for (const control of root.querySelectorAll('[data-early]')) {
    control.removeAttribute('disabled');
    control.removeAttribute('data-early');
  }
}
