import { allValues } from './cells.ts';
import { heatBounds, type ColorBounds } from './color.ts';
import type { HeatMapData } from './types.ts';

/** Default bounds of the colors of a heat map, so that a part of it can have the same. */
export const boundsOfHeatMap = (data: HeatMapData): ColorBounds => heatBounds(allValues(data), {});
