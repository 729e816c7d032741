import { Type, type Static } from 'typebox';
import { stringify } from 'yaml';
import { parseQuery } from '../query/grammar.ts';
import { TrellisError } from '../errors.ts';
import { formFault } from '../yaml/formFault.ts';
import { readYaml, type FailAt, type YamlFile } from '../yaml/readYaml.ts';
import { isSentence, type EditionSettings } from './editionSettings.ts';

const text = Type.String({ minLength: 1, maxLength: 300 });
const some = Type.Optional(text);
const texts = Type.Optional(Type.Array(text, { maxItems: 100 }));
const closed = { additionalProperties: false };

const LinkSchema = Type.Object({ pattern: text, name: text, url: text }, closed);

const EvidenceSchema = Type.Object(
  { evidence: Type.Enum(['regulated', 'in vitro', 'in vivo']), label: text, experiment_type: some, edge_type: some },
  closed,
);

/** `edition.yaml`; its keys are in the order in which they are written. */
export const EditionSchema = Type.Object(
  {
    title: some,
    species: some,
    taxon: Type.Optional(Type.Integer({ minimum: 1 })),
    annotation: some,
    id_example: some,
    gene_links: Type.Optional(Type.Array(LinkSchema, { maxItems: 100 })),
    default_tf: some,
    examples: texts,
    home_question: some,
    named_queries: Type.Optional(Type.Record(Type.String(), text)),
    go_slim: some,
    evidence: Type.Optional(Type.Array(EvidenceSchema, { maxItems: 100 })),
    coding_types: texts,
    ortholog_hub: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
    hosts: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' }), { maxItems: 100 })),
    order: Type.Optional(Type.Number()),
  },
  closed,
);

/** What the file says, under the names of the file. */
export type WrittenEdition = Static<typeof EditionSchema>;

/** Names of the keys of `edition.yaml`, in the order in which they are written. */
export const editionKeys: readonly string[] = Object.keys(EditionSchema.properties);

/**
 * Reads the text of an `edition.yaml`; an empty one says nothing. Throws `bad-file` with the line of the first fault: an unknown
 * key, a value of another form, a pattern or a query that cannot be read, a link that is not a web address.
 */
export function readEditionSettings(file: YamlFile): EditionSettings {
  const { value, fail } = readYaml(file);
  const written: WrittenEdition = value === null ? {} : (value as WrittenEdition);
  const fault = formFault(EditionSchema, written, 'the edition');
  if (fault) fail(fault.place, fault.sentence);
  return settingsFrom(written, fail);
}

/** The settings that keys of the right form say. Calls `fail` for a pattern, a link or a query that cannot be used. */
export function settingsFrom(written: WrittenEdition, fail: FailAt): EditionSettings {
  const settings = settingsOf(written);
  requireLinks(settings, fail);
  requireQueries(settings, fail);
  return settings;
}

/** The text of an `edition.yaml`, the same for the same settings; '' for none. */
export function editionText(settings: EditionSettings): string {
  const written = present(writtenOf(settings));
  return Object.keys(written).length === 0 ? '' : stringify(written, { lineWidth: 0 });
}

/**
 * Settings with other values of some keys, each as YAML (`[A, B]` is a list); an empty value removes a key. Throws `bad-file` for an
 * unknown key and a value of another form.
 */
export function changeEdition(
  settings: EditionSettings,
  changes: readonly (readonly [key: string, value: string])[],
): EditionSettings {
  const written = new Map<string, unknown>(Object.entries(present(writtenOf(settings))));
  for (const [key, value] of changes) {
    written.delete(key);
    if (value.trim() === '') continue;
    const file = { shown: `${key}=${value}`, text: value };
    const { value: read } = readYaml(file);
    readEditionSettings({ ...file, text: stringify({ [key]: read }) });
    written.set(key, read);
  }
  return readEditionSettings({ shown: 'the edition', text: stringify(Object.fromEntries(written)) });
}

const settingsOf = (written: WrittenEdition): EditionSettings =>
  present({
    title: written.title,
    species: written.species,
    taxon: written.taxon,
    annotation: written.annotation,
    idExample: written.id_example,
    geneLinks: written.gene_links,
    defaultTf: written.default_tf,
    examples: written.examples,
    homeQuestion: written.home_question,
    namedQueries: written.named_queries && lowerKeys(written.named_queries),
    goSlim: written.go_slim,
    evidence: written.evidence?.map(({ evidence, label, experiment_type, edge_type }) =>
      present({ evidence, label, experimentType: experiment_type, edgeType: edge_type }),
    ),
    codingTypes: written.coding_types?.map((type) => type.toUpperCase()),
    orthologHub: written.ortholog_hub,
    hosts: written.hosts,
    order: written.order,
  });

const writtenOf = (settings: EditionSettings) => ({
  title: settings.title,
  species: settings.species,
  taxon: settings.taxon,
  annotation: settings.annotation,
  id_example: settings.idExample,
  gene_links: settings.geneLinks?.map(({ pattern, name, url }) => ({ pattern, name, url })),
  default_tf: settings.defaultTf,
  examples: settings.examples,
  home_question: settings.homeQuestion,
  named_queries: settings.namedQueries,
  go_slim: settings.goSlim,
  evidence: settings.evidence?.map(({ evidence, label, experimentType, edgeType }) =>
    present({ evidence, label, experiment_type: experimentType, edge_type: edgeType }),
  ),
  coding_types: settings.codingTypes,
  ortholog_hub: settings.orthologHub,
  hosts: settings.hosts,
  order: settings.order,
});

/** An object without the keys that have no value. */
const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

const lowerKeys = (queries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(queries).map(([name, query]) => [name.toLowerCase(), query]));

function requireLinks({ geneLinks = [] }: EditionSettings, fail: FailAt): void {
  for (const [i, { pattern, url }] of geneLinks.entries()) {
    if (!/^https?:\/\/[^\s"'<>]+$/.test(url) || !url.includes('{id}'))
      fail(['gene_links', i, 'url'], `the url ${JSON.stringify(url)} is not a web address with {id}`);
    try {
      new RegExp(pattern, 'i');
    } catch {
      fail(['gene_links', i, 'pattern'], `the pattern ${JSON.stringify(pattern)} is not a regular expression`);
    }
  }
}

function requireQueries({ namedQueries = {}, homeQuestion }: EditionSettings, fail: FailAt): void {
  const require = (query: string, place: readonly string[]): void => {
    try {
      parseQuery(query);
    } catch (error) {
      if (!(error instanceof TrellisError)) throw error;
      fail(place, `the query ${JSON.stringify(query)} cannot be read: ${error.message}`);
    }
  };
  for (const [name, query] of Object.entries(namedQueries)) {
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      fail(['named_queries', name], `a query has a name of letters, digits and "_", not ${JSON.stringify(name)}`);
    require(query, ['named_queries', name]);
  }
  if (homeQuestion !== undefined && !isSentence(homeQuestion)) require(homeQuestion, ['home_question']);
}
