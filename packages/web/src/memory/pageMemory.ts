import {
  create as createStore,
  type Mutate,
  type StateCreator,
  type StoreApi,
  type StoreMutatorIdentifier,
  type UseBoundStore,
} from 'zustand';

/** What brings each part of the memory of a page to the state after a page load. */
const parts: (() => void)[] = [];

/** Registers a part of the memory of a page: a variable or a store of a module. */
export const onPageLoad = (forget: () => void): void => void parts.push(forget);

/**
 * Brings the memory of the page to the state after a page load, which reads what the browser has stored. A page load does that by
 * itself; tests share the modules of a page, and do it between two visits.
 */
export const forgetPage = (): void => parts.forEach((forget) => forget());

interface Persisted {
  readonly persist?: { rehydrate(): Promise<void> | void };
}

type Mutators = [StoreMutatorIdentifier, unknown][];

/**
 * Creates a store of Zustand that is part of the memory of the page: a page load begins with its first state, or with the one that
 * the browser has stored.
 */
export const create =
  <T>() =>
  <Mos extends Mutators = []>(initializer: StateCreator<T, [], Mos>): UseBoundStore<Mutate<StoreApi<T>, Mos>> => {
    const store = createStore<T>()(initializer);
    const { getInitialState, setState, persist } = store as StoreApi<T> & Persisted;
    onPageLoad(() => {
      setState(getInitialState(), true);
      void persist?.rehydrate();
    });
    return store;
  };
