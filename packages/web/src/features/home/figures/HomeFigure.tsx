import { lazy, Suspense, type ReactNode } from 'react';
import { useWidth } from '../../../ui/useWidth.ts';
import type { FeatureName } from './names.ts';

const NetworkSketch = lazy(async () => ({ default: (await import('./NetworkSketch.tsx')).NetworkSketch }));
const AnalysisFigure = lazy(async () => ({ default: (await import('./AnalysisFigure.tsx')).AnalysisFigure }));

interface Props {
  readonly name: FeatureName;
  /** What the figure shows, in words. */
  readonly label: string;
  /** What holds its place until it is there. */
  readonly space: ReactNode;
}

/** Most width of a figure, in pixels. */
const most = 560;

/** One figure of the start page, drawn of the demo data at the width of its place. The first, often in sight, is light. */
export function HomeFigure({ name, label, space }: Props) {
  const [ref, width] = useWidth();
  const size = width === undefined ? undefined : Math.min(width, most);
  return (
    <div ref={ref}>
      <Suspense fallback={space}>
        {size === undefined ? (
          space
        ) : name === 'network' ? (
          <NetworkSketch width={size} label={label} />
        ) : (
          <AnalysisFigure name={name} width={size} label={label} />
        )}
      </Suspense>
    </div>
  );
}
