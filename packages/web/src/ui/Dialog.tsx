import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { focusedElement, openingElement } from './lastFocus.ts';

type Props = Omit<ModalProps, 'opened' | 'returnFocus'>;

/** A dialog that is open as long as it is rendered. Then the focus is again where it was. */
export function Dialog(props: Props) {
  useReturnedFocus();
  return <Modal opened centered transitionProps={{ duration: 0 }} returnFocus={false} {...props} />;
}

function useReturnedFocus(): void {
  const [before] = useState(openingElement);
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
