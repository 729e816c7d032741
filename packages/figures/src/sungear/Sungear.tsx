import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import { litAnchors } from './litAnchors.ts';
import { NumberedNames } from './NumberedNames.tsx';
import { SungearAnchors } from './SungearAnchors.tsx';
import { SungearCircles } from './SungearCircles.tsx';
import { SungearKeys } from './SungearKeys.tsx';
import type { SungearProps } from './props.ts';

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
      {zoom && (
        <rect y={layout.bottom} width={layout.width} height={layout.height - layout.bottom} fill={theme.paper} />
      )}
      <FigureTitle lines={layout.title} theme={theme} />
      <SungearKeys keys={layout.keys} theme={theme} />
      <NumberedNames names={layout.names} theme={theme} lit={litAnchors(props)} onPress={onAnchor} />
    </FigureFrame>
  );
}

const leaving = (onActive: SungearProps['onActive']) => onActive && (() => onActive(undefined));
