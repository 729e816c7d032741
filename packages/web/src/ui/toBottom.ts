/** Height of a placeholder that ends near the bottom of the window, below `above` pixels of other content and space. */
export const toBottom = (above: number): string => `max(320px, calc(100dvh - ${above}px))`;
