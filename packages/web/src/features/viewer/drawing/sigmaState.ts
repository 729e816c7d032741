import type { SceneItem } from '../scene/selection.ts';
import type { DrawingTheme, NetworkPicture } from './drawing.ts';
import type { Viewport } from './viewport.ts';

/** What a drawing with sigma currently shows. */
export interface SigmaState {
  picture: NetworkPicture;
  theme: DrawingTheme;
  viewport: Viewport;
  /** Whether the scene has only one TF. */
  oneTf: boolean;
  hovered?: SceneItem | undefined;
  /** Whether the camera has moved since the last frame. */
  isMoving: boolean;
}
