import { compareTexts, TrellisError } from '@trellis/core';
import {
  compareIds,
  type AnalysisContents,
  type DatasetContents,
  type MetadataEntry,
  type NamedText,
} from '@trellis/core/dataset';
import { editionText, readEditionSettings } from '@trellis/core/yaml';
import { isEdition } from '../editions.ts';
import { normalizeDate } from './dates.ts';
import { readListDocument, readNetworkDocument, type ReadDocument } from './documents.ts';
import { isDateKey, isMissingValue, normalizeKey } from './metadataKeys.ts';
import { isAnalysisId, isDocumentName, isFileName, isName, isPlain, isTidy } from './names.ts';
import { compareMotifs } from './order.ts';
import { provenanceFaults } from './provenance.ts';
import { statementFaults } from './statements.ts';

/** Faults of names, texts and their order, one sentence each. */
export function textFaults(contents: DatasetContents): string[] {
  const faults: string[] = [];
  if (!isEdition(contents.edition)) faults.push(`"${contents.edition}" cannot name an edition`);
  if (!isTidy(contents.label) || contents.label.includes('\n')) faults.push('the label is not one tidy line');
  faults.push(
    ...geneFaults(contents),
    ...aliasFaults(contents),
    ...outOfOrder(
      'analyses',
      contents.analyses,
      (a, b) => a.id - b.id,
      (analysis) => String(analysis.id),
    ),
    ...contents.analyses.flatMap(analysisFaults),
    ...outOfOrder('edge types', contents.edgeTypes, byName, (type) => type.name),
    ...contents.edgeTypes.filter(({ name }) => !isName(name)).map(({ name }) => `"${name}" cannot name an edge type`),
    ...motifFaults(contents),
    ...documentFaults(contents),
    ...settingsFaults(contents),
    ...provenanceFaults(contents),
    ...statementFaults(contents),
  );
  return faults;
}

/** What cannot be read again of the settings. */
function settingsFaults({ settings }: DatasetContents): string[] {
  try {
    if (settings) readEditionSettings({ shown: 'edition.yaml', text: editionText(settings) });
    return [];
  } catch (error) {
    if (error instanceof TrellisError) return [error.message];
    throw error;
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => compareTexts(a.name, b.name);

function outOfOrder<Item>(
  what: string,
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  name: (item: Item) => string,
): string[] {
  const at = items.findIndex((item, i) => i > 0 && compare(items[i - 1], item) >= 0);
  return at < 0 ? [] : [`${what}: "${name(items[at])}" is out of order or duplicated`];
}

function geneFaults({ genes }: DatasetContents): string[] {
  const faults = outOfOrder(
    'genes',
    genes,
    (a, b) => compareIds(a.id, b.id),
    (gene) => gene.id,
  );
  const twice = genes.find((gene, i) => i > 0 && genes[i - 1].id.toUpperCase() === gene.id.toUpperCase());
  if (twice) faults.push(`genes: "${twice.id}" occurs twice, ignoring case`);
  for (const gene of genes) {
    if (!isName(gene.id)) faults.push(`"${gene.id}" cannot be a gene id`);
    if (![gene.name, gene.fullName, gene.type, gene.family].every(isTidy))
      faults.push(`gene ${gene.id}: untidy text`);
  }
  return faults;
}

function aliasFaults({ aliases, genes }: DatasetContents): string[] {
  const compare = (a: (typeof aliases)[0], b: (typeof aliases)[0]) =>
    compareTexts(a.alias, b.alias) || a.gene - b.gene;
  return [
    ...outOfOrder('aliases', aliases, compare, ({ alias }) => alias),
    ...aliases.filter(({ alias }) => !isName(alias)).map(({ alias }) => `"${alias}" cannot be an alias`),
    ...aliases.filter(({ gene }) => !(gene in genes)).map(({ alias }) => `alias "${alias}": there is no such gene`),
  ];
}

function analysisFaults(analysis: AnalysisContents): string[] {
  const faults = outOfOrder(
    `metadata of analysis ${analysis.id}`,
    analysis.metadata,
    (a, b) => compareTexts(a.key, b.key),
    ({ key }) => key,
  );
  if (!isAnalysisId(analysis.id)) faults.push(`${analysis.id} cannot be the id of an analysis`);
  if (!isFileName(analysis.name))
    faults.push(`analysis ${analysis.id}: "${analysis.name}" cannot be part of a file name`);
  const keys = new Set(analysis.metadata.filter(({ value }) => value).map(({ key }) => key));
  for (const key of ['EXPERIMENT_TYPE', 'EDGE_TYPE']) {
    if (!keys.has(key)) faults.push(`analysis ${analysis.id}: ${key} is missing`);
  }
  if (keys.has('TECHNOLOGY/METHOD') && !keys.has('TECHNOLOGY')) {
    faults.push(`analysis ${analysis.id}: TECHNOLOGY/METHOD should be TECHNOLOGY`);
  }
  const wrong = analysis.metadata.find((entry) => !isSoundEntry(entry));
  if (wrong) faults.push(`analysis ${analysis.id}: the entry ${wrong.key} could not be read back from a file`);
  return faults;
}

function isSoundEntry({ key, value }: MetadataEntry): boolean {
  const soundKey =
    isName(key) && key === normalizeKey(key) && !/^\*|:/.test(key) && key !== 'TRANSCRIPTION_FACTOR_ID';
  const soundValue = value === '' || (isName(value) && !isMissingValue(value));
  if (key === 'EXPERIMENT_TYPE' && value !== 'Expression' && value !== 'Binding') return false;
  return soundKey && soundValue && (!isDateKey(key) || value === '' || normalizeDate(value) === value);
}

function motifFaults({ motifs }: DatasetContents): string[] {
  return [motifs.cluster, motifs.individual].flatMap((columns) => [
    ...outOfOrder('motifs', columns, compareMotifs, ({ motif }) => motif),
    ...columns
      .filter(({ region, motif }) => !isName(region) || !isName(motif))
      .map(({ region, motif }) => `"${motif}" in "${region}" cannot name a motif and a region`),
  ]);
}

function documentFaults({ lists, networks, clusterInfo, genePositions = '' }: DatasetContents): string[] {
  return [
    ...outOfOrder('lists', lists, byName, ({ name }) => name),
    ...outOfOrder('networks', networks, byName, ({ name }) => name),
    ...[...lists, ...networks]
      .filter(({ name }) => !isDocumentName(name))
      .map(({ name }) => `"${name}" cannot name a file`),
    ...[...lists, ...networks]
      .filter(({ text }) => !isPlain(text))
      .map(({ name }) => `${name}: the text is not plain`),
    ...lists.flatMap((list) => faultOf(list, readListDocument)),
    ...networks.flatMap((network) => faultOf(network, readNetworkDocument)),
    ...(isPlain(clusterInfo) ? [] : ['the cluster information is not plain text']),
    ...(isPlain(genePositions) ? [] : ['the positions of genes are not plain text']),
  ];
}

function faultOf(document: NamedText, read: (document: NamedText) => ReadDocument): string[] {
  const result = read(document);
  return 'fault' in result ? [`${document.name}: ${result.fault}`] : [];
}
