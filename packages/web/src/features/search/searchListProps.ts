import type { RefObject } from 'react';

/** What the list of hits shows: whether there are any, and the id of the option that the keyboard is on. */
export interface ShownHits {
  readonly isListed: boolean;
  readonly active?: string;
}

export interface SearchListProps {
  /** Id of the listbox. */
  readonly id: string;
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onShow: (shown: ShownHits) => void;
  readonly onChoose: () => void;
}
