import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { seriousFaults } from './support/pageState.ts';

const visit = useBrowser();

it('a picture without a text, pale words and a button without a name are serious faults for axe', async () => {
  // A page of the site refuses HTML from a script.
  const page = await visit('about:blank');
  await page.setContent(
    '<html lang="en"><title>Faults</title><main><h1>Faults</h1><img src="data:,">' +
      '<p style="color: #ccc; background: #fff">pale</p><button></button></main></html>',
  );
  expect((await seriousFaults(page)).map((fault) => fault.split(':')[0]).sort()).toEqual([
    'button-name',
    'color-contrast',
    'image-alt',
  ]);
});
