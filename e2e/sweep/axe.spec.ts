import { expect, test } from '@playwright/test';
import { rulesOfLandmarks } from '../support/axe.ts';
import { seriousFaults, seriousFaultsInBothThemes } from '../support/pageState.ts';

// A page of the site refuses HTML from a script, so these are pages of their own.

test('a picture without a text, pale words and a button without a name are serious faults for axe', async ({
  page,
}) => {
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

test('words that are pale in the dark theme alone are a serious fault, whichever theme the page has', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en" data-ready><title>Themes</title><style>p { color: #222; background: #fff }' +
      '[data-mantine-color-scheme=dark] p { color: #333; background: #222 }</style>' +
      '<main><h1>Themes</h1><p>pale in the dark</p></main></html>',
  );
  await page.evaluate(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const show = () => (document.documentElement.dataset['mantineColorScheme'] = dark.matches ? 'dark' : 'light');
    dark.addEventListener('change', show);
    show();
  });
  const rules = async () => (await seriousFaultsInBothThemes(page)).map((fault) => fault.split(':')[0]);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await rules()).toEqual(['in the dark theme, color-contrast']);
  expect(await rules()).toEqual(['color-contrast']);
});

test('a page without a main landmark has no serious fault, but one that counts where landmarks are judged', async ({
  page,
}) => {
  await page.setContent('<html lang="en"><title>Landmarks</title><h1>Landmarks</h1></html>');
  expect(await seriousFaults(page)).toEqual([]);
  const faults = await seriousFaults(page, { also: rulesOfLandmarks });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['landmark-one-main', 'region']);
});
