import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitResult } from '../support/visit.tsx';

const heading = 'Binding and regulation of 1 TF compared';
const method = /^Bound in any binding analysis/;

describe('how a view is computed', () => {
  it('is one line on a phone, which opens', async () => {
    await visitResult('bound', 'ALF', { width: 390 });
    await screen.findByRole('heading', { name: heading });
    const details = screen.getByText('How this is computed').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toMatch(/p-values corrected by/);
    expect(screen.getByText(method).closest('details')).toBe(details);
  });

  it('is below the title of a wide window', async () => {
    await visitResult('bound', 'ALF');
    await screen.findByRole('heading', { name: heading });
    expect(screen.getByText(method).closest('details')).toBeNull();
    expect(screen.queryByText('How this is computed')).toBeNull();
  });

  it('leaves what a phone shows in sight', async () => {
    await visitResult('functions', 'NLP7', { edition: 'arabidopsis', width: 390 });
    const shown = await screen.findByText(/^Shown: the/);
    expect(shown.closest('details')).toBeNull();
    expect(screen.getByText(/^Listed:/).closest('details')).toBeTruthy();
  });
});
