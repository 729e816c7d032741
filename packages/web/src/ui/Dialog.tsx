import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

type Props = Omit<ModalProps, 'opened' | 'returnFocus'>;

/** A dialog that is open as long as it is rendered. Then the focus is again where it was. */
export function Dialog(props: Props) {
  useReturnedFocus();
  return <Modal opened centered transitionProps={{ duration: 0 }} returnFocus={false} {...props} />;
}

function useReturnedFocus(): void {
  const [before] = useState(focusedElement);
  useEffect(
    () => () => {
      if (!before || focusedElement()) return;
      // Another element can have taken its place.
      const now = before.isConnected ? before : document.getElementById(before.id);
      now?.focus({ preventScroll: true });
    },
    [before],
  );
}

/** The element with the focus, which can be a mark of a figure; of an item of a menu, which is about to close, the button of the menu. */
function focusedElement(): HTMLElement | SVGElement | undefined {
  const { activeElement: focused, body } = document;
  if (focused instanceof SVGElement) return focused;
  if (!(focused instanceof HTMLElement) || focused === body) return undefined;
  const button = focused.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || focused;
}
