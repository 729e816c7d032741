import { layoutNetworkFigure, NetworkFigure, type FigureTheme } from '@trellis/figures';
import { saveFile } from '../../../ui/saveFile.ts';
import { svgBlob, svgMarkup } from '../../../ui/svgFile.ts';
import type { NetworkPicture } from '../drawing/drawing.ts';
import type { GraphControls } from '../drawing/graphControls.ts';
import {
  networkFigureData,
  networkSizeText,
  wholeFigureOptions,
  windowFigureOptions,
} from '../drawing/networkFigure.ts';
import { networkPng } from '../drawing/paintNetwork.ts';

type VisiblePart = ReturnType<GraphControls['visiblePart']>;

function layoutOf(picture: NetworkPicture, part?: VisiblePart) {
  const { scene } = picture;
  const options = part
    ? windowFigureOptions(part.viewport, part.size)
    : wholeFigureOptions(scene, networkSizeText(scene));
  return layoutNetworkFigure(networkFigureData(picture), options);
}

interface PngOptions {
  /** The part to draw; the whole network without it. */
  readonly part?: VisiblePart | undefined;
  /** Pixels per unit of the figure. */
  readonly scale: number;
  /** Transparent without a theme. */
  readonly theme?: FigureTheme | undefined;
}

/** Throws when the browser cannot make an image of this size. */
export async function saveNetworkPng(picture: NetworkPicture, { part, scale, theme }: PngOptions): Promise<void> {
  saveFile('query.png', await networkPng(layoutOf(picture, part), scale, theme));
}

export function saveNetworkSvg(picture: NetworkPicture, theme: FigureTheme): void {
  const label = networkSizeText(picture.scene);
  const figure = <NetworkFigure layout={layoutOf(picture)} theme={theme} label={label} />;
  saveFile('query.svg', svgBlob(svgMarkup(figure)));
}
