/** Half the diameter of the circle of anchors in a unit square, round its middle. */
export const anchorRadius = 0.4375;
export const middle = 0.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The line round the nodes: a regular polygon with an anchor at each corner, or a circle for fewer than three. */
export interface Outline {
  readonly anchors: readonly Point[];
  readonly area: number;
  /** Distance from the middle to the nearest points of the line. */
  readonly apothem: number;
}

/** Anchors from the top, clockwise on a screen (y points down). */
export function outlineOf(vertices: number): Outline {
  const angle = (2 * Math.PI) / vertices;
  const anchors = Array.from({ length: vertices }, (_, i) => ({
    x: middle + anchorRadius * Math.sin(i * angle),
    y: middle - anchorRadius * Math.cos(i * angle),
  }));
  if (vertices < 3) return { anchors, area: Math.PI * anchorRadius ** 2, apothem: anchorRadius };
  return {
    anchors,
    area: (vertices / 2) * anchorRadius ** 2 * Math.sin(angle),
    apothem: anchorRadius * Math.cos(angle / 2),
  };
}

/** Keeps a circle off the line by this much, so that rounding never puts it across. */
const clearance = 1e-10;

/** The point nearest to (x, y) where a circle of radius r lies inside the outline; r at most the apothem. */
export function moveInside({ anchors, apothem }: Outline, x: number, y: number, r: number): Point {
  const [dx, dy] = [x - middle, y - middle];
  const most = Math.max(apothem - r - clearance, 0);
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance <= most) return { x, y };
  if (anchors.length < 3) return { x: middle + (dx / distance) * most, y: middle + (dy / distance) * most };
  // By symmetry the nearest edge is the one whose sector holds the point: along and across it, the nearest point is a clamp.
  const sector = (2 * Math.PI) / anchors.length;
  const normal = (Math.floor(Math.atan2(dx, -dy) / sector) + 0.5) * sector;
  const [nx, ny] = [Math.sin(normal), -Math.cos(normal)];
  const across = Math.min(dx * nx + dy * ny, most);
  const half = most * Math.tan(sector / 2);
  const along = Math.min(Math.max(dy * nx - dx * ny, -half), half);
  return { x: middle + across * nx - along * ny, y: middle + across * ny + along * nx };
}
