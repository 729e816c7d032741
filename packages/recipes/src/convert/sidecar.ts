import { stringify } from 'yaml';
import type { Origin } from './origin.ts';

/** The text of a sidecar: what a list, a network or edges are, and where they come from. */
export function sidecarText(description: string, origin: Origin): string {
  const entries = {
    description,
    source: origin.citation,
    doi: origin.doi,
    url: origin.url,
    license: origin.license,
    commit: origin.commit,
    sha256: origin.sha256,
    recipe: origin.recipe,
  };
  const filled = Object.entries(entries).filter(([, value]) => value !== '');
  return stringify(Object.fromEntries(filled), {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}
