import { describe, it } from 'vitest';
import { HeatMap, layoutHeatMap, printTheme } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { heatMapCases } from './cases.ts';

describe('the pictures of the heat map', () => {
  it.each(heatMapCases)('$name is as reviewed', async ({ name, data, options }) => {
    const layout = layoutHeatMap(data, options);
    await expectFigure(name, <HeatMap layout={layout} theme={printTheme} label={name} id={name} />);
  });
});
