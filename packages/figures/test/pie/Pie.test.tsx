import { describe, it } from 'vitest';
import { layoutPie, Pie, printTheme } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { pieCases } from './cases.ts';

describe('the pictures of the pie', () => {
  it.each(pieCases)('$name is as reviewed', async ({ name, slices, options }) => {
    await expectFigure(name, <Pie layout={layoutPie(slices, options)} theme={printTheme} label={name} />);
  });
});
