import { onPageLoad } from '../../memory/pageMemory.ts';

let edition = '';
let query: string | undefined;

onPageLoad(() => {
  [edition, query] = ['', undefined];
});

/** Sets the edition that names of downloaded files say. */
export function setFileEdition(name: string): void {
  edition = name;
}

/** Sets the query that names of downloaded files say; undefined when no result is open. */
export function setFileQuery(text: string | undefined): void {
  query = text;
}

/** What downloaded files are about. */
export const fileSubject = () => ({ edition, query });
