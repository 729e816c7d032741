import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { layoutPrecisionRecall, PrecisionRecall, printTheme } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { data, facts, recallCases } from './cases.ts';

describe('the pictures of the precision-recall curve', () => {
  it.each(recallCases)('$name is as reviewed', async ({ name, data: drawn, options }) => {
    const layout = layoutPrecisionRecall(drawn, options);
    await expectFigure(name, <PrecisionRecall layout={layout} theme={printTheme} label={name} />);
  });
});

const markup = (more: object = {}) =>
  renderToStaticMarkup(
    <PrecisionRecall
      layout={layoutPrecisionRecall(data, { width: 880 })}
      theme={printTheme}
      label="AUPR"
      {...more}
    />,
  );

describe('the precision-recall curve', () => {
  it('has the value of each fact right after its label, for those who read the file', () => {
    const texts = [...markup().matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text.replace('&lt;', '<'));
    for (const [label, value] of facts) expect(texts[texts.indexOf(label) + 1]).toBe(value);
  });

  it('has a slider only where the cutoff can be moved', () => {
    expect(markup()).not.toContain('role="slider"');
    expect(markup({ onCutoff: () => undefined })).toContain('aria-valuenow="0.5"');
  });
});
