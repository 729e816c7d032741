import { create, onPageLoad } from '../../memory/pageMemory.ts';
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

/** The own analyses in the form of a query. */
interface OwnOfForm {
  /** Ids of the saved analyses. */
  readonly ids: readonly string[];
  /** All that was known of them when the form was made; undefined if they are not from this browser. */
  readonly content?: string;
}

export const ownOfForm = new WeakMap<FormData, OwnOfForm>();

/** Field of the form of a query: the id of an earlier request that brought the same own analyses. */
const fromField = 'ownanalyses_from';

/** The request with which this page last sent own analyses. */
let lastSent: { readonly id: string; readonly content: string } | undefined;
onPageLoad(() => (lastSent = undefined));

/** Lets a form take the own analyses of an earlier request, if this browser may; returns whether it does. */
export function takeOwnOf(form: FormData, id: string): boolean {
  if (secretOf(id) === undefined) return false;
  form.set(fromField, id);
  return true;
}

/** Lets a form take the own analyses that were sent last, if they were the same; returns whether it does. */
export const takeLastOwn = (form: FormData, content: string): boolean =>
  lastSent?.content === content && takeOwnOf(form, lastSent.id);

/** The earlier request whose own analyses a form takes, and its secret. */
export function takenOwn(form: FormData): { readonly id: string; readonly secret: string } | undefined {
  const id = form.get(fromField);
  const secret = typeof id === 'string' ? secretOf(id) : undefined;
  return typeof id === 'string' && secret !== undefined ? { id, secret } : undefined;
}

const secretOf = (id: string): string | undefined =>
  useMadeRequests.getState().made.find((made) => made.id === id)?.secret;

/** Remembers a request that this browser made with a form, if its answer had a secret. */
export function rememberRequest(id: string, secret: string | null, form: FormData): void {
  if (secret === null) return;
  const { ids = [], content } = ownOfForm.get(form) ?? {};
  if (content !== undefined) lastSent = { id, content };
  remember({ id, secret, own: ids });
}

/** Remembers the secret of a request that came to this browser with a link or in a file; nothing if it was here before. */
export const rememberSecret = (id: string, secret: string | null): void => {
  if (secret !== null) remember({ id, secret, own: [] });
};

const remember = (request: MadeRequest): void => shared.change(({ made }) => ({ made: withRequest(made, request) }));

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
