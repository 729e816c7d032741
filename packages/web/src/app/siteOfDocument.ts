import { decodeAnswer, readSite, type Site } from '@trellis/contract';

/** Id of the element with which the document of a folder says what the site answers about itself. */
const elementId = 'site-of-folder';

/** What the document of a folder says about its only data set; undefined where it has several, and on a server. */
export function siteOfDocument(page: Document): Site | undefined {
  const text = page.getElementById(elementId)?.textContent;
  return text ? decodeAnswer(readSite, JSON.parse(text) as never) : undefined;
}
