import { describe, it } from 'vitest';
import { layoutLogo, Logo, printTheme } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { logoCases } from './cases.ts';

describe('the pictures of the logo', () => {
  it.each(logoCases)('$name is as reviewed', async ({ name, motif, options }) => {
    await expectFigure(name, <Logo layout={layoutLogo(motif, options)} theme={printTheme} label={name} />);
  });
});
