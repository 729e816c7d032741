import { expect, it } from 'vitest';
import { siteOfDocument } from '../../src/app/siteOfDocument.ts';

const documentWith = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

it('reads what the document of a folder says about its data set', () => {
  const page = documentWith(
    '<script type="application/json" id="site-of-folder">{"edition":"maize","default_tf":"\\u003cTB1"}</script>',
  );
  expect(siteOfDocument(page)).toMatchObject({ edition: 'maize', defaultTf: '<TB1' });
});

it('reads nothing in a document that says nothing', () => {
  expect(siteOfDocument(documentWith('<div id="root"></div>'))).toBeUndefined();
});
