import { describe, it } from 'vitest';
import { layoutScoreDots, printTheme, ScoreDots } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { scoreDotsCases } from './cases.ts';

describe('the pictures of the scores', () => {
  it.each(scoreDotsCases)('$name is as reviewed', async ({ name, data, options }) => {
    await expectFigure(name, <ScoreDots layout={layoutScoreDots(data, options)} theme={printTheme} label={name} />);
  });
});
