import type { ReactNode } from 'react';
import { figureFont, type FigureTheme } from './theme.ts';

interface Props {
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
  /** Whether parts of it react to the mouse or the keyboard. */
  readonly interactive?: boolean;
  /** Called on a click on empty space. */
  readonly onEmpty?: () => void;
  readonly onPointerLeave?: () => void;
  readonly children: ReactNode;
}

/** The SVG element of every figure, with size, accessible name, font and background. */
export function FigureFrame({ size, theme, label, interactive, onEmpty, onPointerLeave, children }: Props) {
  const { width, height } = size;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={interactive ? 'group' : 'img'}
      aria-label={label}
      fontFamily={figureFont}
      onPointerLeave={onPointerLeave}
    >
      <rect width={width} height={height} fill={theme.paper} onClick={onEmpty} />
      {children}
    </svg>
  );
}
