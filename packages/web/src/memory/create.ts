import {
  create as createStore,
  type Mutate,
  type StateCreator,
  type StoreApi,
  type StoreMutatorIdentifier,
  type UseBoundStore,
} from 'zustand';
import { onPageLoad } from './pageMemory.ts';

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
