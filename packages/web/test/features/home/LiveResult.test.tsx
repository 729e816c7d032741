import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';

const live = (name: RegExp | string) => screen.findByRole('region', { name });

it('the home page shows a result of its data set, which opens', async () => {
  const user = await visit('/', { edition: 'arabidopsis' });
  const result = await live(/^[\d,]+ genes that NLP7 binds and regulates$/);
  const picture = within(result).getByRole('img');
  expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
  expect((await fetch(picture.getAttribute('src') ?? '')).status).toBe(200);
  const [count] = within(result).getByRole('heading').textContent.split(' ');
  await user.click(within(result).getByRole('link', { name: 'Open this result' }));
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${count} `) });
});

it('the result of the home page is that of its own data set', async () => {
  const sourceOf = async (name: RegExp | string) =>
    within(await live(name))
      .getByRole('img')
      .getAttribute('src');
  await visit('/');
  const mini = await sourceOf('1 gene that GAM binds and regulates');
  await visit('/', { edition: 'arabidopsis' });
  expect(await sourceOf(/NLP7/)).not.toBe(mini);
});
