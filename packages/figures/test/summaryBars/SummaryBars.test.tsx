import { describe, it } from 'vitest';
import { layoutSummaryBars, printTheme, SummaryBars, summaryTitle } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { summaryCases } from './cases.ts';

describe('the pictures of the summary', () => {
  it.each(summaryCases)('$name is as reviewed', async ({ name, bars, options }) => {
    const layout = layoutSummaryBars(bars, options);
    await expectFigure(
      name,
      <SummaryBars layout={layout} theme={printTheme} label={summaryTitle(bars, options.totalTfs)} />,
    );
  });
});
