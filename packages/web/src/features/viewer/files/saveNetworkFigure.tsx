import { layoutNetworkFigure, NetworkFigure, type FigureTheme } from '@trellis/figures';
import { saveFigure } from '../../../shared/exports/figureFile.ts';
import type { FigureFormat } from '../../../shared/exports/figureFormats.ts';
import { saveFile } from '../../../shared/exports/saveFile.ts';
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

function layoutOf(picture: NetworkPicture, part?: VisiblePart, width?: number) {
  const options = part ? windowFigureOptions(picture, part.viewport, part.size) : wholeFigureOptions(picture, width);
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

/** Saves the whole network as vectors: SVG, or PDF of a width. Answers with a note on the file, if there is one. */
export const saveNetworkVector = (
  picture: NetworkPicture,
  theme: FigureTheme,
  format: Exclude<FigureFormat, 'png'>,
): Promise<string | undefined> =>
  saveFigure(
    {
      name: 'query',
      draw: (width) => (
        <NetworkFigure
          layout={layoutOf(picture, undefined, width)}
          theme={theme}
          label={networkSizeText(picture.scene)}
        />
      ),
    },
    format,
  );
