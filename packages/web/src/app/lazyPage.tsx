import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page whose code is loaded when it is needed. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the code; a page that is loaded renders at once. */
  readonly load: () => Promise<void>;
}

/** Makes a page from an import of its component. */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded ??= await importPage();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await load() }));
  function Page() {
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown);
  }
  return { Page, load: () => load().then(() => undefined) };
}
