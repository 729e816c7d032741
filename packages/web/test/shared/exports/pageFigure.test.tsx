import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettledWidth, useSteadyWidth } from '../../../src/shared/exports/pacedWidth.ts';
import { useWidth } from '../../../src/shared/exports/pageFigure.ts';

function Measured({ measure = useWidth }: { readonly measure?: typeof useWidth }) {
  const [ref, width] = measure();
  return <div ref={ref}>{width ?? 'not measured'}</div>;
}

it('is known before the first paint, so that a figure is drawn in its place at once', () => {
  const { container } = render(<Measured />);
  expect(container.textContent).toBe(String(container.clientWidth));
});

describe('a width that changes', () => {
  let resize: (width: number) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: (entries: readonly { contentRect: { width: number } }[]) => void) {
          resize = (width) => act(() => told([{ contentRect: { width } }]));
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('is followed at once as it is', () => {
    const { container } = render(<Measured />);
    resize(300.7);
    expect(container.textContent).toBe('300');
  });

  it('is followed when it has settled where that is asked', () => {
    const { container } = render(<Measured measure={useSettledWidth} />);
    pass(200);
    const before = container.textContent;
    for (const width of [310, 320, 330]) {
      resize(width);
      pass(150);
    }
    expect(container.textContent).toBe(before);
    pass(50);
    expect(container.textContent).toBe('330');
  });

  it('is followed once in a while where that is asked', () => {
    const { container } = render(<Measured measure={useSteadyWidth} />);
    pass(200);
    const seen = new Set<string | null>();
    for (const width of [310, 320, 330, 340]) {
      resize(width);
      pass(60);
      seen.add(container.textContent);
    }
    pass(100);
    expect([...seen].slice(1)).toEqual(['320', '340']);
    expect(container.textContent).toBe('340');
  });
});
