/** A text and its position in pixels: the start, middle or end of its baseline. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A text shortened to fit. */
export interface FittedText extends PlacedText {
  /** The whole text if it was shortened, otherwise undefined. */
  readonly full: string | undefined;
}
