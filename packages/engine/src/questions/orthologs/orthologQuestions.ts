import {
  findOrthologs as orthologsRoute,
  readListOrthologs,
  translateQuery as translationRoute,
} from '@trellis/contract';
import { findOrthologs, translateQuery } from '@trellis/core/orthologs';
import { jsonList } from '../listView.ts';
import { jsonQuestion, type Sources } from '../question.ts';

function editionsOf({ dataset: from, task: { to, hub }, datasetOf }: Sources) {
  if (!to) throw new Error('orthologs need a second data set');
  return { from, to: datasetOf(to), hub: () => hub && datasetOf(hub) };
}

export const orthologsOfList = jsonList('listOrthologs', orthologsRoute, {
  route: orthologsRoute,
  stored: readListOrthologs,
  isQuick: true,
  options: ({ only_one2one: onlyOne2one, tfs }) => ({ onlyOne2one, tfs }),
  to: ({ to }) => to,
  compute: (requested, options, sources) => findOrthologs(editionsOf(sources), { ...options, requested }),
});

/** Length of a query up to which it is translated in milliseconds. */
const maxQuickLength = 1000;

/** A query with the names of another edition. */
export const translation = jsonQuestion('translation', translationRoute, {
  isQuick: ({ query }: { readonly query: string }) => query.length <= maxQuickLength,
  compute: ({ query }, sources) => translateQuery(query, editionsOf(sources)),
});
