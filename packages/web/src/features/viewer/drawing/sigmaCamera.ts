import type { Sigma } from 'sigma';
import { scenePoint, zoomBounds, type Viewport } from './viewport.ts';

/** The camera that shows everything, from which all others are computed. */
const stillCamera = { x: 0.5, y: 0.5, ratio: 1, angle: 0 };

/** Converts between viewports and the camera of sigma, whose y axis points up. */
export function sigmaCamera(sigma: Sigma, element: HTMLElement) {
  /** Pixels per unit of the scene when the camera shows everything. */
  const unit = () => {
    const [a, b] = [0, 1000].map((x) => sigma.graphToViewport({ x, y: 0 }, { cameraState: stillCamera }));
    return (b.x - a.x) / 1000;
  };
  return {
    limitZoom: () => {
      const camera = sigma.getCamera();
      camera.minRatio = unit() / zoomBounds.max;
      camera.maxRatio = unit() / zoomBounds.min;
    },
    moveTo: (viewport: Viewport) => {
      const center = scenePoint(viewport, { x: element.clientWidth / 2, y: element.clientHeight / 2 });
      const there = sigma.graphToViewport({ x: center.x, y: -center.y }, { cameraState: stillCamera });
      const { x, y } = sigma.viewportToFramedGraph(there, { cameraState: stillCamera });
      sigma.getCamera().setState({ x, y, ratio: unit() / viewport.zoom, angle: 0 });
    },
    viewport: (): Viewport => {
      const { x, y } = sigma.graphToViewport({ x: 0, y: 0 });
      return { zoom: unit() / sigma.getCamera().ratio, x, y };
    },
  };
}
