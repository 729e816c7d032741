import { compareParts } from '../dataset/contents.ts';
import type { Analysis } from '../dataset/dataset.ts';
import { originOf } from '../dataset/origin.ts';
import { licensesIn, unknownLicense } from '../formats/license.ts';
import type { Result } from '../result/result.ts';
import { collectReferences } from './references.ts';
import {
  collectSources,
  describeParts,
  licenseOf,
  type DescribedPart,
  type SourcePart,
  type SourcesView,
} from './sources.ts';

/** Lists the sources of the shown analyses, of the additional edges and of the predefined lists and networks of a result. */
export const listResultSources = (result: Result, inputs: readonly SourcePart[]): SourcesView =>
  collectSources(analysesOf(result), partsOf(result, inputs));

/** The columns of `tabulateOrigins`. */
export const originHeader = [
  'kind',
  'name',
  'citation',
  'doi',
  'pmid',
  'url',
  'commit',
  'sha256',
  'license',
  'recipe',
] as const;

/** Tells where each analysis, list, network and edge type of a result comes from: a row for each, without a header. */
export function tabulateOrigins(result: Result, inputs: readonly SourcePart[]): string[][] {
  const parts = partsOf(result, inputs).map((part) => ({ ...part, citation: part.source }));
  return [...analysesOf(result).map(describeAnalysis), ...parts].map((part) =>
    originHeader.map((key) => (key === 'license' ? licenseText(part.license) : part[key])),
  );
}

type OriginRow = Readonly<Record<(typeof originHeader)[number], string>>;

function describeAnalysis(analysis: Analysis): OriginRow {
  const { references } = collectReferences([analysis]);
  const all = (texts: readonly string[]): string => [...new Set(texts.filter(Boolean))].join('; ');
  return {
    kind: 'analysis',
    name: String(analysis.id),
    citation: all(references.flatMap(({ citations }) => citations)),
    doi: all(references.map(({ doi }) => doi)),
    pmid: all(references.map(({ pmid }) => pmid)),
    ...originOf(analysis.metadata),
    license: licenseOf(analysis),
  };
}

const licenseText = (license: string): string =>
  licensesIn(license)
    .map((one) => one || unknownLicense)
    .join('; ');

function analysesOf({ columns }: Result): Analysis[] {
  const analyses = new Map(columns.map(({ analysis }) => [analysis.id, analysis]));
  return [...analyses.values()].sort((a, b) => a.id - b.id);
}

/** The edge types that a result shows, and the given lists and networks. */
function partsOf({ dataset, request }: Result, inputs: readonly SourcePart[]): DescribedPart[] {
  const edges = request.inputs.edges.map((name): SourcePart => ({ kind: 'edges', name }));
  const used = [...inputs, ...edges];
  return describeParts(dataset).filter((part) => used.some((one) => compareParts(one, part) === 0));
}
