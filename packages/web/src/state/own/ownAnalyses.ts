import { readSite } from '@trellis/contract';
import { useMemo } from 'react';
import { create, onPageLoad } from '../../memory/pageMemory.ts';
import { call } from '../../api/client.ts';
import { useInputs } from '../inputs.ts';
import type { OwnAnalysis, OwnRows } from './ownAnalysis.ts';
import type { OwnContent } from './ownDatabase.ts';

interface OwnAnalyses {
  /** The edition whose analyses are listed; undefined before they are read. */
  readonly edition: string | undefined;
  readonly analyses: readonly OwnAnalysis[];
  /** Why the browser does not keep them. */
  readonly problem: string | undefined;
  /** The analysis that was removed last, for undo. */
  readonly removed: OwnContent | undefined;
}

/** The user's saved analyses of the edition. They are in this browser only. */
export const useOwnAnalyses = create<OwnAnalyses>()(() => ({
  edition: undefined,
  analyses: [],
  problem: undefined,
  removed: undefined,
}));

/** What the browser does not keep: it lasts as long as the page. */
const unsaved = new Map<string, OwnContent>();
onPageLoad(() => unsaved.clear());

/** The saved analyses of the edition of the page, read if they are not yet. */
export async function ownOfEdition(): Promise<readonly OwnAnalysis[]> {
  if (useOwnAnalyses.getState().edition === undefined) await loadOwn((await call(readSite)).edition);
  return useOwnAnalyses.getState().analyses;
}

/** Other tabs of the browser show what this one changes. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('trellis-own');
channel?.addEventListener('message', () => {
  const { edition } = useOwnAnalyses.getState();
  if (edition !== undefined) void loadOwn(edition);
});

/** Reads the saved analyses of an edition. */
export async function loadOwn(edition: string): Promise<void> {
  const { listOwn } = await import('./ownDatabase.ts');
  // A browser that keeps nothing has nothing; saving says so.
  const kept = await listOwn(edition).catch(() => []);
  const here = [...unsaved.values()].map(({ analysis }) => analysis).filter((one) => one.edition === edition);
  const hidden = new Set(here.map(({ id }) => id));
  useOwnAnalyses.setState({ edition, analyses: [...kept.filter(({ id }) => !hidden.has(id)), ...here] });
}

/** Saves analyses and chooses them for the query. */
export async function addOwn(contents: readonly OwnContent[]): Promise<void> {
  await keep(contents);
  const { own, chooseOwn } = useInputs.getState();
  chooseOwn([...new Set([...own, ...contents.map(({ analysis }) => analysis.id)])]);
}

/** Saves analyses; those that the browser refuses last as long as the page. */
async function keep(contents: readonly OwnContent[]): Promise<void> {
  const { saveOwn, storageProblem } = await import('./ownDatabase.ts');
  try {
    await saveOwn(contents);
    for (const { analysis } of contents) unsaved.delete(analysis.id);
    useOwnAnalyses.setState({ problem: undefined });
  } catch (error) {
    for (const content of contents) unsaved.set(content.analysis.id, content);
    useOwnAnalyses.setState({ problem: storageProblem(error) });
  }
  await refresh();
}

/** Saves other facts about an analysis; its rows stay. */
export async function changeOwn(analysis: OwnAnalysis): Promise<void> {
  const rows = await readOwn(analysis.id);
  if (rows) await keep([{ analysis, rows }]);
}

/** Removes an analysis; the last one can be brought back. */
export async function removeOwn(id: string): Promise<void> {
  const rows = await readOwn(id);
  const analysis = useOwnAnalyses.getState().analyses.find((one) => one.id === id);
  unsaved.delete(id);
  const { deleteOwn } = await import('./ownDatabase.ts');
  await deleteOwn(id).catch(() => undefined);
  useOwnAnalyses.setState({ removed: analysis && rows && { analysis, rows } });
  await refresh();
}

/** Brings the analysis back that was removed last. */
export async function undoRemoval(): Promise<void> {
  const { removed } = useOwnAnalyses.getState();
  useOwnAnalyses.setState({ removed: undefined });
  if (removed) await keep([removed]);
}

/** The rows of an analysis; undefined if it was removed. */
export async function readOwn(id: string): Promise<OwnRows | undefined> {
  const here = unsaved.get(id);
  if (here) return here.rows;
  const { readOwnRows } = await import('./ownDatabase.ts');
  return readOwnRows(id).catch(() => undefined);
}

async function refresh(): Promise<void> {
  const { edition } = useOwnAnalyses.getState();
  if (edition !== undefined) await loadOwn(edition);
  channel?.postMessage('changed');
}

/** The analyses that are chosen for the query, in the order of the list. */
export const chosenOf = (analyses: readonly OwnAnalysis[], chosen: readonly string[]): readonly OwnAnalysis[] =>
  analyses.filter(({ id }) => chosen.includes(id));

/** The chosen analyses of the edition. */
export function useChosenOwn(): readonly OwnAnalysis[] {
  const analyses = useOwnAnalyses((state) => state.analyses);
  const chosen = useInputs(({ own }) => own);
  return useMemo(() => chosenOf(analyses, chosen), [analyses, chosen]);
}
