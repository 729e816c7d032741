import * as maths from '@trellis/core/maths';

/** Half the length of the chord of a circle at a distance from its middle; 0 outside the circle. */
export const halfChord = (radius: number, distance: number): number =>
  Math.sqrt(Math.max(maths.square(radius) - maths.square(distance), 0));
