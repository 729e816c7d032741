import { useMutation, useQueryClient } from '@tanstack/react-query';
import { secretHeader, submitQuery, type Problem, type QueryAnswer } from '@trellis/contract';
import { useCallback, useEffect, useRef } from 'react';
import { problemOf, submitMessageOf } from '../api/ApiError.ts';
import { callWithHeader } from '../api/client.ts';
import { isConnectionError, onRecovery, whileConnected } from '../api/connection.ts';
import { searchOf } from '../api/requestRef.ts';
import { cacheResult } from '../api/result.ts';
import { navigate } from '../router/location.ts';
import { notifyDone } from './doneNotice.ts';
import { useDraft } from './draft.ts';
import { formOf } from './inputForm.ts';
import { emptyInput, useInputs } from './inputs.ts';
import { forgetRequest, rememberRequest, takenOwn } from './own/requestSecrets.ts';
import { useQueryHistory } from './queryHistory.ts';
import { useSavedLists } from './savedLists.ts';

/** Problems that say that the server no longer has the own analyses of an earlier request. */
const goneCodes: readonly (string | undefined)[] = ['unknown-request', 'request-deleted'];

/**
 * Sends a query, and remembers the secret of its request. Own analyses that the server has from the last query are not sent
 * again, unless they are gone there. `makeForm` makes the form each time.
 */
async function postQuery(makeForm: () => FormData | Promise<FormData>, signal: AbortSignal): Promise<QueryAnswer> {
  const form = await makeForm();
  const taken = takenOwn(form);
  const headers = taken && { [secretHeader]: taken.secret };
  try {
    const sent = { query: { result: 0 }, body: form, headers, signal };
    const { answer, header } = await callWithHeader(submitQuery, secretHeader, sent);
    rememberRequest(answer.requestId, header, form);
    return answer;
  } catch (error) {
    if (!taken || !goneCodes.includes(problemOf(error)?.code)) throw error;
    forgetRequest(taken.id);
    return postQuery(makeForm, signal);
  }
}

/** A query that can be run, and its progress. */
export interface Submission {
  readonly run: (query: string) => void;
  readonly cancel: () => void;
  readonly clearError: () => void;
  readonly running: boolean;
  /** The query that is running or was the last to run. */
  readonly query: string | undefined;
  /** Message of the last failure. */
  readonly error: string | undefined;
  /** Its details: code, place in the query, suggestions. */
  readonly problem: Problem | undefined;
}

interface Run {
  readonly query: string;
  readonly signal: AbortSignal;
}

/** The form of a query without inputs. */
function plainForm(query: string): FormData {
  const form = new FormData();
  form.set('query', query);
  return form;
}

/**
 * Runs queries and opens the result of a query that succeeds. A new query replaces the running one. Cancel and leaving
 * the page abort the call, which stops the work on the server too. A query that fails because the connection is lost can be run
 * again when the connection is back; its message goes then. `formOf` builds the form when a query is run; `tab` is the view that
 * opens.
 */
export function useSubmission(
  formOf: (query: string) => FormData | Promise<FormData> = plainForm,
  tab = 'summary',
): Submission {
  const client = useQueryClient();
  const controller = useRef<AbortController | undefined>(undefined);
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: ({ query, signal }: Run) =>
      whileConnected(signal, (whileUp) => postQuery(() => formOf(query), whileUp)),
    onError: (failure, { signal }) => {
      if (signal.aborted) return;
      useDraft.getState().failed();
      notifyDone(`The query failed. ${submitMessageOf(failure)}`);
    },
    onSuccess: (answer, { query, signal }) => {
      if (signal.aborted) return;
      cacheResult(client, answer);
      useDraft.getState().ran(query, answer.requestId);
      useQueryHistory.getState().add(query);
      notifyDone('Done! The results are in.');
      navigate(`/result/${tab}${searchOf({ id: answer.requestId })}`);
    },
  });

  const cancel = useCallback(() => {
    controller.current?.abort();
    reset();
  }, [reset]);
  const run = useCallback(
    (query: string) => {
      controller.current?.abort();
      controller.current = new AbortController();
      mutate({ query, signal: controller.current.signal });
    },
    [mutate],
  );
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => (isConnectionError(error) ? onRecovery(reset) : undefined), [error, reset]);

  const failed = error !== null && variables?.signal.aborted === false;
  return {
    run,
    cancel,
    clearError: reset,
    running: isPending,
    query: variables?.query,
    error: failed ? submitMessageOf(error) : undefined,
    problem: failed ? problemOf(error) : undefined,
  };
}

/** All analyses, so that each TF of the network that has any is judged. */
const allTfs = 'all_tfs';

/** A test of the target network against the analyses of all TFs; it opens the tab Network. */
interface NetworkTest extends Pick<Submission, 'running' | 'error' | 'cancel'> {
  readonly start: () => void;
}

/** Tests the target network of the query page, whatever else restricts the query. */
export function useNetworkTest(): NetworkTest {
  const { run, running, error, cancel } = useSubmission(formOfNetwork, 'network');
  return { start: () => run(allTfs), running, error, cancel };
}

function formOfNetwork(requested: string): FormData {
  const { targetnetworks } = useInputs.getState().inputs;
  const inputs = { targetgenes: emptyInput, filtertfs: emptyInput, backgroundgenes: emptyInput, targetnetworks };
  return formOf({ query: requested, edges: [], inputs, lists: useSavedLists.getState().lists });
}
