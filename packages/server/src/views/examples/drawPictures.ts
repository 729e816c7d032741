import { TrellisError } from '@trellis/core';
import type { ExampleName } from '@trellis/core/examples';
import { defaultRegions } from '@trellis/core/views';
import type { HeatMapPaper } from '@trellis/figures';
import { testedSets } from '@trellis/engine';
import type { EvaluatedResult } from '@trellis/engine';
import { functionsHeatMap } from '../figures/functionsFigure.ts';
import { geneSetsHeatMap } from '../figures/geneSetsFigure.ts';
import { motifsHeatMap } from '../figures/motifsFigure.ts';
import { targetListsHeatMap } from '../figures/targetListsFigure.ts';
import { clusterData, type MotifTables } from '@trellis/engine';
import { boundPicture } from './boundPicture.tsx';
import { heatMapPicture } from './heatMapPicture.tsx';
import { networkPicture } from './networkPicture.tsx';
import { precisionRecallPicture } from './precisionRecallPicture.tsx';
import { canvasOf, type Canvas, type Drawing, type PictureName, type PictureSize } from './picture.ts';
import { summaryPicture } from './summaryPicture.tsx';
import { sungearPicture } from './sungearPicture.tsx';

/** A picture in each size and on each paper. */
export type Picture = { readonly name: PictureName } & Readonly<
  Record<PictureSize, Readonly<Record<HeatMapPaper, Drawing>>>
>;

/** The pictures of each example. */
const picturesOf: Readonly<Record<ExampleName, readonly PictureName[]>> = {
  targets: ['summary', 'bound', 'functions'],
  direct: ['network', 'motifs', 'functions'],
  both: ['network'],
  pair: ['summary', 'geneSets', 'sungear', 'motifs', 'functions'],
  list: ['targetLists'],
  network: ['precisionRecall'],
};

/** Draws the pictures of an example; leaves out those that the result does not have, e.g. motifs without motif data. */
export async function drawPictures(
  name: ExampleName,
  evaluated: EvaluatedResult,
  motifs: MotifTables,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const picture of picturesOf[name]) {
    const draw = await drawerOf(picture, evaluated, motifs).catch(nothingToDraw);
    if (!draw) continue;
    const onBoth = (size: PictureSize) => ({
      light: draw(canvasOf(size, 'light')),
      dark: draw(canvasOf(size, 'dark')),
    });
    pictures.push({ name: picture, wide: onBoth('wide'), narrow: onBoth('narrow') });
  }
  return pictures;
}

function nothingToDraw(error: unknown): undefined {
  if (!(error instanceof TrellisError)) throw error;
}

type Drawer = (canvas: Canvas) => Drawing;

/** Computes the data of a picture, and returns a function that draws it. Throws an error of the user when there is nothing to draw. */
export async function drawerOf(
  picture: PictureName,
  evaluated: EvaluatedResult,
  motifs: MotifTables,
): Promise<Drawer> {
  const { result } = evaluated;
  switch (picture) {
    case 'summary':
      return (canvas) => summaryPicture(result, canvas);
    case 'bound':
      return boundPicture(result);
    case 'network':
      return networkPicture(result);
    case 'targetLists':
      return heatMapPicture(targetListsHeatMap(result, { label: true }));
    case 'motifs':
      return heatMapPicture(
        motifsHeatMap(result, await clusterData(motifs, undefined), {
          label: true,
          test: 'genes',
          regions: defaultRegions,
        }),
      );
    case 'functions':
      return heatMapPicture(functionsHeatMap(result, { label: true, aspects: ['BP'], top: 5, model: 'both' }));
    case 'geneSets':
      return heatMapPicture(geneSetsHeatMap(result, { label: true, ...testedSets }));
    case 'sungear':
      return sungearPicture(result);
    case 'precisionRecall':
      return precisionRecallPicture(evaluated.aupr(() => {}, 'within_tf'));
    default:
      return picture satisfies never;
  }
}
