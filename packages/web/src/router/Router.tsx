import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as Wouter, type AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { base } from './base.ts';
import { currentLocation, locationOnServer, watchLocation, type PageLocation } from './location.ts';

const LocationContext = createContext(locationOnServer('/'));

/** The location of the page that is shown. */
export const usePageLocation = (): PageLocation => use(LocationContext);

const useShownPath = () => [base + usePageLocation().pathname, navigate] as [string, typeof navigate];
const useShownSearch = () => usePageLocation().search;

/** A link to the current address adds no entry to the history. */
const withoutRepeats: AroundNavHandler = (go, to, options) =>
  go(to, {
    ...options,
    replace: options?.replace ?? new URL(to, window.location.href).href === window.location.href,
  });

interface Props {
  readonly start: PageLocation;
  readonly children: ReactNode;
}

/** Shows the page of the current location. The last page stays, with its location, until the next one is loaded. */
export function Router({ start, children }: Props) {
  const [shown, setShown] = useState(start);
  useLayoutEffect(() => {
    const move = (next: PageLocation) => startTransition(() => setShown(next));
    const now = currentLocation('replace');
    // A redirect of the first page has already changed the address.
    if (now.pathname !== start.pathname || now.search !== start.search) move(now);
    return watchLocation(move);
  }, [start]);
  return (
    <LocationContext value={shown}>
      <Wouter base={base} hook={useShownPath} searchHook={useShownSearch} aroundNav={withoutRepeats}>
        {children}
      </Wouter>
    </LocationContext>
  );
}
