import { compareTexts, groupBy, valueOf } from '@trellis/core';
import {
  aspects,
  hasBit,
  termRelations,
  type Aspect,
  type ObsoleteTerm,
  type OntologyContents,
} from '@trellis/core/dataset';
import { escapeText } from '../import/obo.ts';
import { namespaces } from '../import/ontologyTerms.ts';

/** Lines of one term, with its id to sort by. */
interface Stanza {
  readonly id: string;
  readonly lines: readonly string[];
}

/** The text of `go.obo` in format 1.2, one stanza at a time, sorted by id; the broad terms are in the subset `slim`. */
export function* ontologyTexts(ontology: OntologyContents, slim: string): Generator<string> {
  const { release } = ontology;
  yield textOf([
    'format-version: 1.2',
    ...(release === '' ? [] : [`data-version: ${escapeText(release)}`]),
    `subsetdef: ${slim} "GO slim"`,
    'ontology: go',
  ]);
  const stanzas = [...liveStanzas(ontology, slim), ...ontology.obsolete.map(obsoleteStanza)];
  for (const { lines } of stanzas.sort((a, b) => compareTexts(a.id, b.id))) yield `\n${textOf(['[Term]', ...lines])}`;
  yield `\n${textOf(['[Typedef]', 'id: part_of', 'name: part of'])}`;
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function liveStanzas({ ids, names, ...rest }: OntologyContents, slim: string): Stanza[] {
  const altIds = groupBy(rest.altIds, ({ term }) => term);
  return ids.map((id, term) => {
    const places = Array.from({ length: rest.parentStarts[term + 1] - rest.parentStarts[term] }, (_, i) => i).map(
      (i) => rest.parentStarts[term] + i,
    );
    const parents = (bit: number): string[] =>
      places.filter((i) => rest.relations[i] & bit).map((i) => ids[rest.parents[i]]);
    return {
      id,
      lines: [
        ...head(id, names[term], aspects[rest.aspects[term]]),
        ...tags(
          'alt_id',
          (altIds.get(term) ?? []).map((alt) => alt.id),
        ),
        ...(hasBit(rest.slim, term) ? [`subset: ${slim}`] : []),
        ...tags('is_a', parents(termRelations.isA)),
        ...tags('relationship: part_of', parents(termRelations.partOf), ' '),
      ],
    };
  });
}

const obsoleteStanza = ({ id, name, aspect, ...lists }: ObsoleteTerm): Stanza => ({
  id,
  lines: [
    ...head(id, name, aspect),
    ...tags('alt_id', lists.altIds),
    'is_obsolete: true',
    ...tags('replaced_by', lists.replacedBy),
    ...tags('consider', lists.consider),
  ],
});

const head = (id: string, name: string, aspect: Aspect | null): string[] => [
  `id: ${id}`,
  ...(name === '' ? [] : [`name: ${escapeText(name)}`]),
  ...Object.keys(namespaces)
    .filter((key) => valueOf(namespaces, key) === aspect)
    .map((key) => `namespace: ${key}`),
];

const tags = (tag: string, ids: readonly string[], separator = ': '): string[] =>
  ids.map((id) => `${tag}${separator}${id}`);
