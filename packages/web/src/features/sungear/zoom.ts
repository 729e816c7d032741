/** Scale and shift of a picture; a point of it is drawn at `scale * point + shift`. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Least and largest scale. */
const [least, most] = [0.5, 10];

/** The picture as it is without zoom. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** Enlarges by a factor, within the limits, so that what is drawn at a point stays there. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = Math.max(least, Math.min(most, scale * factor));
  const by = next / scale;
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Moves the picture by some pixels. */
export const pan = ({ scale, x, y }: Zoom, by: Point): Zoom => ({ scale, x: x + by.x, y: y + by.y });
