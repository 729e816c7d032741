import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { SungearAnchors } from './SungearAnchors.tsx';
import { SungearCircles } from './SungearCircles.tsx';
import { SungearKeys } from './SungearKeys.tsx';
import type { SungearLayout, SungearPart, SungearPress } from './types.ts';

export interface SungearProps {
  readonly layout: SungearLayout;
  readonly theme: FigureTheme;
  /** What the picture shows, in words. */
  readonly label: string;
  readonly selected?: ReadonlySet<number>;
  /** Circles that are not drawn. */
  readonly hidden?: ReadonlySet<number>;
  /** What is pointed at: a circle with its anchors, or an anchor with its circles. */
  readonly active?: SungearPart;
  /** Scale and shift of the diagram, without its title and legend. */
  readonly zoom?: { readonly scale: number; readonly x: number; readonly y: number };
  /** Called when a circle is pressed, with the mouse or with Enter or Space. Circles can be reached with the keyboard then. */
  readonly onCircle?: (index: number, press: SungearPress) => void;
  readonly onAnchor?: (index: number, press: SungearPress) => void;
  /** Called when empty space is pressed. */
  readonly onEmpty?: () => void;
  /** Called with what the pointer or the focus is on, and with nothing when it leaves. */
  readonly onActive?: (part: SungearPart | undefined) => void;
}

/** Analyses as corners, and the genes that exactly some of them have in common as circles between them. */
export function Sungear(props: SungearProps) {
  const { layout, theme, label, zoom, onCircle, onAnchor, onEmpty, onActive } = props;
  return (
    <FigureFrame
      size={layout}
      theme={theme}
      label={label}
      interactive={onCircle !== undefined || onAnchor !== undefined}
      onEmpty={onEmpty}
    >
      <g transform={zoom && `translate(${zoom.x} ${zoom.y}) scale(${zoom.scale})`} onPointerLeave={leaving(onActive)}>
        <path d={layout.outline} fill="none" stroke={theme.quiet} strokeWidth={1.5} />
        <SungearCircles {...props} />
        <SungearAnchors {...props} />
      </g>
      <FigureTitle lines={layout.title} theme={theme} />
      <SungearKeys keys={layout.keys} theme={theme} />
    </FigureFrame>
  );
}

const leaving = (onActive: SungearProps['onActive']) => onActive && (() => onActive(undefined));
