import type { FigureTheme } from '../parts/theme.ts';
import type { SungearLayout, SungearPart, SungearPress } from './types.ts';

/** What the Sungear diagram and its parts are drawn from. */
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
