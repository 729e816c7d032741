import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { MantineRoot } from '../../src/app/MantineRoot.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { useLastFocus } from '../../src/ui/lastFocus.ts';
import { itemOf } from '../support/fromMenu.ts';
import { visitResult } from '../support/visit.tsx';

const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement === element).toBe(true));

it('a dialog that an item of a menu has opened gives the focus to the button of the menu', async () => {
  const user = await visitResult('summary', 'ALF');
  await user.click(await itemOf(user, 'More', 'Show/Hide Analyses'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hasFocus(screen.getByRole('button', { name: 'More' }));
});

it('does so when its menu was gone before it had been loaded', async () => {
  const user = userEvent.setup({ delay: null });
  render(<MenuOfDialog />);
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await hasFocus(screen.getByRole('button', { name: 'More' }));
});

/** A menu that is gone once its item is chosen, and a dialog that is there only then. */
function MenuOfDialog() {
  const [step, setStep] = useState<'menu' | 'loading' | 'dialog' | 'closed'>('menu');
  useLastFocus();
  useEffect(() => {
    if (step === 'loading') setStep('dialog');
  }, [step]);
  return (
    <MantineRoot>
      <button type="button" id="more">
        More
      </button>
      {step === 'menu' && (
        <div role="menu" aria-labelledby="more">
          <button type="button" role="menuitem" onClick={() => setStep('loading')}>
            Open
          </button>
        </div>
      )}
      {step === 'dialog' && <Dialog title="Dialog" onClose={() => setStep('closed')} />}
    </MantineRoot>
  );
}
