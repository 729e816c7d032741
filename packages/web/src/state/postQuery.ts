import { secretHeader, submitQuery, type QueryAnswer } from '@trellis/contract';
import { problemOf } from '../api/ApiError.ts';
import { callWithHeader } from '../api/client.ts';
import { forgetRequest, rememberRequest, takenOwn } from './own/requestSecrets.ts';

/** Problems that say that the server no longer has the own analyses of an earlier request. */
const goneCodes: readonly (string | undefined)[] = ['unknown-request', 'request-deleted'];

/**
 * Sends a query, and remembers the secret of its request. Own analyses that the server has from the last query are not sent
 * again, unless they are gone there. `makeForm` makes the form each time.
 */
export async function postQuery(
  makeForm: () => FormData | Promise<FormData>,
  signal: AbortSignal,
): Promise<QueryAnswer> {
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
