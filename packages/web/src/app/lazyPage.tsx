import { createElement, lazy, useState, type ComponentType, type PropsWithChildren } from 'react';

/** A page, or the frame of one around its children. */
type PageComponent = ComponentType<PropsWithChildren>;

/** A page whose code is loaded when it is needed. */
export interface LazyPage {
  readonly Page: PageComponent;
  /** Loads the code, and texts of the page at this path; a page that is loaded renders at once. */
  readonly load: (path: string) => Promise<void>;
}

/** Makes a page from an import of its component. */
export function lazyPage(importPage: () => Promise<PageComponent>): LazyPage {
  let loaded: PageComponent | undefined;
  const load = async () => {
    loaded ??= await importPage();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await load() }));
  function Page({ children }: PropsWithChildren) {
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, null, children);
  }
  return { Page, load: () => load().then(() => undefined) };
}

/** A page that is part of the first script. */
export const eagerPage = (Page: PageComponent): LazyPage => ({ Page, load: () => Promise.resolve() });
