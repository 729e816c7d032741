import type { Dataset } from '../dataset/dataset.ts';
import type { Go } from '../dataset/openKnowledge.ts';
import { TrellisError } from '../errors.ts';

/** The Gene Ontology of a data set. Throws `no-ontology` without one. */
export function requireOntology({ go, edition }: Pick<Dataset, 'go' | 'edition'>): Go {
  if (go) return go;
  throw new TrellisError('no-ontology', `The edition ${edition} has no Gene Ontology annotations.`);
}
