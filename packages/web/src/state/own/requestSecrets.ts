import { create } from 'zustand';
import { SharedState } from '../sharedState.ts';

/** What this browser knows about a request that it made. */
interface MadeRequest {
  readonly id: string;
  /** Lets its maker delete the request. */
  readonly secret: string;
  /** The saved analyses that were sent with it. */
  readonly own: readonly string[];
}

/** Most requests that are remembered; without own data the oldest are forgotten first. */
const maxRequests = 1000;

export const useMadeRequests = create<{ readonly made: readonly MadeRequest[] }>()(() => ({ made: [] }));

const shared = new SharedState<{ readonly made: readonly MadeRequest[] }>({
  name: 'trellis-made-requests',
  version: 1,
  label: 'which results you can delete',
  empty: { made: [] },
  example: { made: [{ id: '', secret: '', own: [''] }] },
  show: ({ made }) => useMadeRequests.setState({ made }),
});

useMadeRequests.setState({ made: shared.state.made });

/** The saved analyses in the form of a query. */
export const ownOfForm = new WeakMap<FormData, readonly string[]>();

/** Remembers a request that this browser made with a form, if its answer had a secret. */
export function rememberRequest(id: string, secret: string | null, form: FormData): void {
  if (secret === null) return;
  const request = { id, secret, own: ownOfForm.get(form) ?? [] };
  shared.change(({ made }) => ({ made: withRequest(made, request) }));
}

/** Forgets a request that was deleted. */
export const forgetRequest = (id: string): void =>
  shared.change(({ made }) => ({ made: made.filter((one) => one.id !== id) }));

/** The requests with one more, the newest last. */
export function withRequest(made: readonly MadeRequest[], request: MadeRequest): readonly MadeRequest[] {
  const all = [...made.filter(({ id }) => id !== request.id), request];
  if (all.length <= maxRequests) return all;
  const oldest = all.findIndex(({ own }) => own.length === 0);
  return all.filter((_, i) => i !== Math.max(oldest, 0));
}
