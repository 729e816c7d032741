import { expect, it } from 'vitest';
import { disableControls, enableControls } from '../../src/app/drawnPages.ts';

const page =
  '<a href="/query">Query</a><form role="search" action="/search"><input name="q"/><button type="button">x</button></form>' +
  '<form><input value="NLP7"/><button>Search</button><button disabled="">Direct</button></form><select><option>a</option></select>';

const disabled = (root: HTMLElement) => [...root.querySelectorAll(':disabled')].map(({ outerHTML }) => outerHTML);

it('controls without a script are disabled, but those of a form with an address, until the script takes over', () => {
  const root = document.createElement('div');
  root.innerHTML = page;
  const before = disabled(root);
  root.innerHTML = disableControls(page);
  expect(disabled(root)).toHaveLength(4);
  expect(root.querySelector<HTMLInputElement>('[name=q]')?.disabled).toBe(false);
  enableControls(root);
  expect(disabled(root)).toEqual(before);
  expect(root.innerHTML).not.toContain('data-early');
});
