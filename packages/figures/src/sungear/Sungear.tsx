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
  /** Accessible name. */
  readonly label: string;
  readonly selected?: ReadonlySet<number>;
  /** Indices of circles that are not drawn. */
  readonly hidden?: ReadonlySet<number>;
  /** The highlighted part: a circle with its anchors, or an anchor with its circles. */
  readonly active?: SungearPart;
  /** Scale and shift of the diagram, without its title and legend. */
  readonly zoom?: { readonly scale: number; readonly x: number; readonly y: number };
  /** Called on a click, Enter or Space on a circle. Makes circles focusable. */
  readonly onCircle?: (index: number, press: SungearPress) => void;
  readonly onAnchor?: (index: number, press: SungearPress) => void;
  /** Called on a click on empty space. */
  readonly onEmpty?: () => void;
  /** Called with the part under the pointer or in focus, and with undefined when the pointer leaves. */
  readonly onActive?: (part: SungearPart | undefined) => void;
}

/** A Sungear diagram: analyses as corners, and a circle for the genes of each exact set of analyses. */
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
