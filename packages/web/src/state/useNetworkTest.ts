import { formOf } from './inputForm.ts';
import { emptyInput, useInputs } from './inputs.ts';
import { useSavedLists } from './savedLists.ts';
import { useSubmission, type Submission } from './submit.ts';

/** All analyses, so that each TF of the network that has any is judged. */
const query = 'all_tfs';

/** A test of the target network against the analyses of all TFs; it opens the tab Network. */
export interface NetworkTest extends Pick<Submission, 'running' | 'error' | 'cancel'> {
  readonly start: () => void;
}

/** Tests the target network of the query page, whatever else restricts the query. */
export function useNetworkTest(): NetworkTest {
  const { run, running, error, cancel } = useSubmission(formOfNetwork, 'network');
  return { start: () => run(query), running, error, cancel };
}

function formOfNetwork(asked: string): FormData {
  const { targetnetworks } = useInputs.getState().inputs;
  const inputs = { targetgenes: emptyInput, filtertfs: emptyInput, backgroundgenes: emptyInput, targetnetworks };
  return formOf({ query: asked, edges: [], inputs, lists: useSavedLists.getState().lists });
}
