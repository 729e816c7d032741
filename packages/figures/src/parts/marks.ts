/** How the marks of a figure react to the pointer and the keyboard. Marks are given by their index. */
export interface MarkEvents {
  /** The mark to highlight. */
  readonly active?: number;
  /** The mark that Tab reaches; the others are reached from it with the arrow keys. */
  readonly stop?: number;
  /** Accessible name of each mark; without it marks are not buttons. */
  readonly nameOf?: (index: number) => string;
  /** Called with the mark under the pointer or in focus, and with undefined when the pointer leaves. */
  readonly onActive?: (index: number | undefined) => void;
  /** Called with the mark that is clicked. */
  readonly onPress?: (index: number) => void;
}

/** The properties of the element of a mark, which make it a button where something reacts. */
export function markProps(index: number, { stop, nameOf, onActive, onPress }: MarkEvents) {
  if (!nameOf || !onPress) return {};
  return {
    role: 'button',
    'data-mark': index,
    'aria-label': nameOf(index),
    tabIndex: index === stop ? 0 : -1,
    style: { cursor: 'pointer', outline: 'none' },
    onClick: () => onPress(index),
    onFocus: () => onActive?.(index),
    onPointerEnter: () => onActive?.(index),
  } as const;
}
