import type { ViewCall } from '../call.ts';
import { viewNames } from '../names.ts';
import type { View } from '../view.ts';
import * as all from './all.ts';
import { interactionCalls } from './interactions/calls.ts';
import { resultCalls } from './result/calls.ts';
import { tableCalls } from './table/calls.ts';
import { versionCalls } from './versions/calls.ts';

const tabled: readonly View[] = Object.values(all);

/** The views of a result that have a table, in the order of their names. */
export const views: readonly View[] = viewNames.flatMap((name) => tabled.find((view) => view.name === name) ?? []);

/** Every call that is answered from a result. */
export const viewCalls: readonly ViewCall[] = [
  ...resultCalls,
  ...tableCalls,
  ...interactionCalls,
  ...views.flatMap(({ calls }) => calls),
  ...versionCalls,
];
