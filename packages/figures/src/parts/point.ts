/** A position; x points right and y down, as on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
