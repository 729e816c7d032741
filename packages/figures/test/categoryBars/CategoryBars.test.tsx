import { describe, it } from 'vitest';
import { CategoryBars, layoutCategoryBars, printTheme } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { categoryBarsCases } from './cases.ts';

describe('the pictures of the bars', () => {
  it.each(categoryBarsCases)('$name is as reviewed', async ({ name, values, options, picked }) => {
    const layout = layoutCategoryBars(values, options);
    await expectFigure(name, <CategoryBars layout={layout} theme={printTheme} label={name} picked={picked} />);
  });
});
