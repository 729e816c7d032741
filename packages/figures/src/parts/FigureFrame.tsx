import type { ReactNode } from 'react';
import { figureFont, type FigureTheme } from './theme.ts';

interface Props {
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: FigureTheme;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Whether parts of it can be pressed or reached with the keyboard. */
  readonly interactive?: boolean;
  /** Called when empty space is pressed. */
  readonly onEmpty?: () => void;
  readonly onPointerLeave?: () => void;
  readonly children: ReactNode;
}

/** The picture that every figure is: its size, its name, its font and its paper. */
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
