import { useSyncExternalStore } from 'react';

import { onPageLoad } from '../memory/pageMemory.ts';

/** What the user has chosen; `auto` follows the system. */
export type SchemeChoice = 'auto' | 'light' | 'dark';

/** Also read by public/first-paint.js, before the first paint. */
const storageKey = 'trellis-color-scheme';
const attribute = 'data-mantine-color-scheme';

const listeners = new Set<() => void>();

/** The choice of this page, where it could not be stored. */
let unstored: SchemeChoice | undefined;
onPageLoad(() => (unstored = undefined));

function choiceNow(): SchemeChoice {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function schemeNow(): 'light' | 'dark' {
  const choice = choiceNow();
  if (choice !== 'auto') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.setAttribute(attribute, schemeNow());
  for (const listener of listeners) listener();
}

/** Calls a listener after each change: in this page, in another one of the site, or of the system. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', apply);
    systemIsDark().addEventListener('change', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', apply);
    systemIsDark().removeEventListener('change', apply);
  };
}

/** Chooses the colors of the site, and remembers the choice. */
export function chooseScheme(choice: SchemeChoice): void {
  unstored = undefined;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
    unstored = choice;
  }
  apply();
}

/** What the user has chosen. */
export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, choiceNow, () => 'auto');

/** The colors that the page has now; light on the server. */
export const useColorScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, schemeNow, () => 'light');
