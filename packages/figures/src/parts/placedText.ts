/** A text and where its baseline starts, ends or has its middle, in pixels. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A text that may have been cut to fit. */
export interface FittedText extends PlacedText {
  /** The whole text, where it was cut. */
  readonly full: string | undefined;
}
