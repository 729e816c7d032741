import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as Wouter, type AroundNavHandler } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { base } from './base.ts';
import { currentPlace, placeOnServer, watchPlace, type Place } from './place.ts';

const PlaceContext = createContext(placeOnServer('/'));

/** The place of the page that is shown. */
export const usePlace = (): Place => use(PlaceContext);

const useShownPath = () => [base + usePlace().pathname, navigate] as [string, typeof navigate];
const useShownSearch = () => usePlace().search;

/** A link to the current address adds no entry to the history. */
const withoutRepeats: AroundNavHandler = (go, to, options) =>
  go(to, {
    ...options,
    replace: options?.replace ?? new URL(to, window.location.href).href === window.location.href,
  });

interface Props {
  readonly start: Place;
  readonly children: ReactNode;
}

/** Shows the page of the current place. The last page stays, with its place, until the next one is loaded. */
export function Router({ start, children }: Props) {
  const [place, setPlace] = useState(start);
  useLayoutEffect(() => {
    const move = (next: Place) => startTransition(() => setPlace(next));
    const now = currentPlace('replace');
    // A redirect of the first page has already changed the address.
    if (now.pathname !== start.pathname || now.search !== start.search) move(now);
    return watchPlace(move);
  }, [start]);
  return (
    <PlaceContext value={place}>
      <Wouter base={base} hook={useShownPath} searchHook={useShownSearch} aroundNav={withoutRepeats}>
        {children}
      </Wouter>
    </PlaceContext>
  );
}
