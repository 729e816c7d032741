import type { ViewCall } from '../call.ts';
import type { View } from '../view.ts';
import { boundView } from './bound/view.ts';
import { functionsView } from './functions/view.ts';
import { geneSetsView } from './geneSets/view.ts';
import { interactionCalls } from './interactions/calls.ts';
import { motifsView } from './motifs/view.ts';
import { networkView } from './network/view.ts';
import { precisionRecallView } from './precisionRecall/view.ts';
import { resultCalls } from './result/calls.ts';
import { summaryView } from './summary/view.ts';
import { sungearView } from './sungear/view.ts';
import { tableCalls } from './table/calls.ts';
import { targetListsView } from './targetLists/view.ts';
import { versionCalls } from './versions/calls.ts';

/** The views of a result that have a table, in the order of lists of them. */
export const views: readonly View[] = [
  summaryView,
  networkView,
  targetListsView,
  motifsView,
  functionsView,
  geneSetsView,
  sungearView,
  boundView,
  precisionRecallView,
];

/** Every call that is answered from a result. */
export const viewCalls: readonly ViewCall[] = [
  ...resultCalls,
  ...tableCalls,
  ...interactionCalls,
  ...views.flatMap(({ calls }) => calls),
  ...versionCalls,
];
