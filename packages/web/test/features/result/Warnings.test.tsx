import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitResult } from '../../support/visit.tsx';

/** A list with a gene that is not in the data set. */
const targetgenes = new File(['>mine\nAT1G00040\nAT1G00060\nAT9G99999\n'], 'targetgenes.txt');

describe('the warnings of a query', () => {
  it('are on every tab', async () => {
    const user = await visitResult('summary', 'ALF', { inputs: { targetgenes } });
    const tabs = screen.getByRole('navigation', { name: 'Views of the result' });
    for (const tab of ['Summary', 'Table', 'Sungear']) {
      await user.click(within(tabs).getByRole('link', { name: tab }));
      const warning = await screen.findByRole('region', { name: 'Query Warning' });
      expect(warning.textContent).toContain('AT9G99999');
    }
  });
});
