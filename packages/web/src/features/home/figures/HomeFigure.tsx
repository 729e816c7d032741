import { lazy, Suspense, type ReactNode } from 'react';
import { useWidth } from '../../../ui/useWidth.ts';
import type { FeatureName } from './names.ts';

const NetworkSketch = lazy(async () => ({ default: (await import('./NetworkSketch.tsx')).NetworkSketch }));
const AnalysisFigure = lazy(async () => ({ default: (await import('./AnalysisFigure.tsx')).AnalysisFigure }));

interface Props {
  readonly name: FeatureName;
  readonly label: string;
  /** Shown while the figure is loading. */
  readonly placeholder: ReactNode;
}

/** In pixels. */
const maxWidth = 560;

/** A figure of the start page, drawn from the demo data at the width of its container. */
export function HomeFigure({ name, label, placeholder }: Props) {
  const [ref, width] = useWidth();
  const size = width === undefined ? undefined : Math.min(width, maxWidth);
  return (
    <div ref={ref}>
      <Suspense fallback={placeholder}>
        {size === undefined ? (
          placeholder
        ) : name === 'network' ? (
          <NetworkSketch width={size} label={label} />
        ) : (
          <AnalysisFigure name={name} width={size} label={label} />
        )}
      </Suspense>
    </div>
  );
}
