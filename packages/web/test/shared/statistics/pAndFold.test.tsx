import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foldCell } from '../../../src/shared/statistics/pAndFold.tsx';

const partsOf = (text: string) => {
  const { container } = render(<td>{foldCell(text)}</td>, { container: document.createElement('tr') });
  const fold = container.querySelector('span:last-child');
  return { text: container.textContent, fold: fold?.textContent };
};

describe('the cell of a p-value with its fold', () => {
  it('has the fold with its interval as a part that can be on a line of its own', () => {
    expect(partsOf('3.2e-10 (12), fold 1.86 (1.61 to 2.14)')).toEqual({
      text: '3.2e-10 (12), fold 1.86 (1.61 to 2.14)',
      fold: 'fold 1.86 (1.61 to 2.14)',
    });
  });

  it('leaves other texts as they are', () => {
    expect(partsOf('50.00% (2)')).toEqual({ text: '50.00% (2)', fold: undefined });
  });
});
