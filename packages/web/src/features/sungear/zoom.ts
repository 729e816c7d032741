/** Scale and shift of a picture; a point is drawn at `scale * point + shift`. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const [minScale, maxScale] = [0.5, 10];

/** No zoom. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** Scales by a factor, within the limits; the point `at` keeps its position. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = Math.max(minScale, Math.min(maxScale, scale * factor));
  const by = next / scale;
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Moves the picture by some pixels. */
export const pan = ({ scale, x, y }: Zoom, by: Point): Zoom => ({ scale, x: x + by.x, y: y + by.y });
