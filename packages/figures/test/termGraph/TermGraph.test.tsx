import { describe, it } from 'vitest';
import { layoutTermGraph, printTheme, TermGraph } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { termGraphCases } from './cases.ts';

describe('the pictures of the graph of terms', () => {
  it.each(termGraphCases)('$name is as reviewed', async ({ name, data, options }) => {
    await expectFigure(name, <TermGraph layout={layoutTermGraph(data, options)} theme={printTheme} label={name} />);
  });
});
