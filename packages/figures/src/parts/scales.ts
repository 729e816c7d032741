import * as maths from '@trellis/core/maths';
import { ticks } from 'd3-array';

/** Two ends, in the order in which they are mapped to each other. */
type Ends = readonly [number, number];

/** Maps values to places: the ends of its domain, the lower one first, to the ends of its range. */
export interface Scale {
  (value: number): number;
  readonly domain: Ends;
  readonly range: Ends;
}

const scaleBy = (transform: (value: number) => number, domain: Ends, range: Ends): Scale => {
  const [least, most] = domain.map(transform);
  const place = (value: number) => {
    const share = most > least ? (transform(value) - least) / (most - least) : 0.5;
    return range[0] * (1 - share) + range[1] * share;
  };
  return Object.assign(place, { domain, range });
};

/** Returns a scale that maps equal differences to equal distances; every value of an empty domain to the middle. */
export const linearScale = (domain: Ends, range: Ends): Scale => scaleBy((value) => value, domain, range);

/** Returns a scale that maps equal ratios to equal distances; its domain is above 0. */
export const logScale = (domain: Ends, range: Ends): Scale => scaleBy(maths.log, domain, range);

/** About so many round values within the domain of a linear scale, rising. */
export const ticksOf = ({ domain: [least, most] }: Scale, count: number): number[] => ticks(least, most, count);
