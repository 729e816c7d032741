import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitResult } from '../../support/visit.tsx';

async function share(tab: string) {
  const user = await visitResult(tab, 'ALF');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share' })) };
}

describe('the code of a figure for other pages', () => {
  it('is that of the tab, as a frame and as Markdown, and says who sees it', async () => {
    const { user, dialog } = await share('network');
    expect((await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Figure' })).value).toBe('network');
    await dialog.findByText(/Only pages of this site can show the frame/);
    dialog.getByText(/All who have the address of the figure see it\./);
    const markdown = dialog.getByRole('region', { name: 'Markdown' }).querySelector('pre')?.textContent;
    expect(markdown).toMatch(
      /^\[!\[Network: .*\]\(http.*\/network\.svg\?revision=0\)\]\(http.*\/network\?revision=0\)$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Copy HTML frame' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/^<iframe src="http.*\/network\?/),
    );
  });

  it('is missing for a figure that the result does not have, with a link to the reason', async () => {
    const { user, dialog } = await share('network');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Figure' }), 'precision-recall');
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'About this error' }).getAttribute('href')).toMatch(/^\/guide\/errors#/);
  });
});
