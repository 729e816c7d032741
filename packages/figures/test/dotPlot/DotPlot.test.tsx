import { describe, it } from 'vitest';
import { DotPlot, layoutDotPlot, printTheme } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { dotPlotCases } from './cases.ts';

describe('the pictures of the dots', () => {
  it.each(dotPlotCases)('$name is as reviewed', async ({ name, data, options }) => {
    await expectFigure(name, <DotPlot layout={layoutDotPlot(data, options)} theme={printTheme} label={name} />);
  });
});
