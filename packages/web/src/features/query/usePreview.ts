import { previewQuery, type QueryCounts } from '@trellis/contract';
import { countOf } from '@trellis/core/formats';
import { useEffect, useState } from 'react';
import { messageOf, problemOf } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { formOf, sentInput } from '../../state/inputForm.ts';
import { inputFields, useInputs, type InputValues } from '../../state/inputs.ts';
import { useChosenOwn } from '../../state/own/ownAnalyses.ts';
import { useSavedLists, type SavedList } from '../../state/savedLists.ts';
import { syntaxDiagnostic } from './editor/syntaxDiagnostic.ts';
import { usePaused } from '../../state/usePaused.ts';

/** What a query would find: sizes, or the server's reason why it would find nothing. */
type Preview = { readonly counts: QueryCounts } | { readonly nothing: string };

interface QueryPreview {
  readonly preview?: Preview;
  readonly isCounting: boolean;
  /** Whether there is none because own analyses take part, which leave the browser only with a submitted query. */
  readonly isWithheld?: boolean;
}

/** Time without a change after which a preview is asked. */
const delayMs = 400;

/** Most characters of own lists that are sent for a preview. */
const maxSent = 1_000_000;

/**
 * What the query of the page would find, a moment after the last change of its text or its inputs; undefined while it is not
 * known, and for a query that cannot run or has own analyses. A change cancels the call before it.
 */
export function usePreview(text: string): QueryPreview {
  const query = usePaused(text, delayMs);
  const current = useInputs((state) => state.inputs);
  const inputs = usePaused(current, delayMs);
  const lists = useSavedLists((saved) => saved.lists);
  const isWithheld = useChosenOwn().length > 0;
  const [known, setKnown] = useState<{ readonly of: string; readonly by: InputValues; readonly preview?: Preview }>();
  useEffect(() => {
    if (isWithheld || !canPreview(query, inputs, lists)) return;
    const controller = new AbortController();
    const finish = (result?: Preview) => {
      if (!controller.signal.aborted) setKnown({ of: query, by: inputs, preview: result });
    };
    preview(formOf({ query, edges: [], inputs, lists }), controller.signal).then(
      (counts) => finish({ counts }),
      (error: unknown) => finish(nothingOf(error)),
    );
    return () => controller.abort();
  }, [query, inputs, lists, isWithheld]);
  if (isWithheld) return { isCounting: false, isWithheld: text.trim() !== '' };
  const isCurrent = known?.of === text && known.by === current;
  return isCurrent
    ? { preview: known.preview, isCounting: false }
    : { isCounting: query === text && inputs === current && canPreview(text, inputs, lists) };
}

const canPreview = (query: string, inputs: InputValues, lists: readonly SavedList[]): boolean =>
  query.trim() !== '' && !syntaxDiagnostic(query) && sentLength(inputs, lists) <= maxSent;

const sentLength = (inputs: InputValues, lists: readonly SavedList[]): number =>
  inputFields.reduce((sum, field) => sum + (sentInput(inputs[field], lists)?.text?.length ?? 0), 0);

/** Codes of errors that no other part of the page shows before the query runs. */
const reasons: readonly (string | undefined)[] = ['empty-query', 'empty-result', 'filter-list-required'];

const nothingOf = (error: unknown): Preview | undefined =>
  reasons.includes(problemOf(error)?.code) ? { nothing: messageOf(error) } : undefined;

/** Sizes of the result that a query would have; rejects with the problem when it would have none. */
const preview = (form: FormData, signal: AbortSignal): Promise<QueryCounts> =>
  call(previewQuery, { body: form, signal });

/** A preview in one sentence: `9 analyses of 5 TFs, 22,018 target genes`, or why there is nothing. */
export function previewText(preview: Preview): string {
  if ('nothing' in preview)
    return `No result: ${preview.nothing.replace(/^empty query(: )?/, '') || 'nothing is left'}`;
  const { analyses, tfs, targets } = preview.counts;
  return `${countOf(analyses, 'analysis', 'analyses')} of ${countOf(tfs, 'TF')}, ${countOf(targets, 'target gene')}`;
}
