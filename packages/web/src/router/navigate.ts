import { navigate as navigateTo } from 'wouter/use-browser-location';
import { base } from './base.ts';

/** Goes to a page of the site by its path. */
export const navigate: typeof navigateTo = (to, options) => navigateTo(base + String(to), options);
