import { compareTexts, TrellisError } from '@trellis/core';
import { exactCsvCell } from '@trellis/core/formats';
import type { Recipe } from '../recipe/source.ts';
import type { Analysis } from './analyses.ts';
import { describeOrigin, type Origin } from './origin.ts';
import type { Output } from './output.ts';

/** Writes the data and the metadata file of an analysis; the targets are sorted by their ids. */
export async function writeAnalysis(analysis: Analysis, recipe: Recipe, output: Output): Promise<void> {
  const { name, metadata, rows, files } = analysis;
  const lines = [...rows.values()]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map((row) => row.map(exactCsvCell).join(','));
  const header = analysis.hasValues ? 'gene_id,log2fc,pvalue' : 'gene_id';
  await output.write(`analyses/${name}.csv`, `${[header, ...lines].join('\n')}\n`);
  await output.write(`analyses/${name}.txt`, metadataText(metadata, describeOrigin(files, recipe)));
}

/** The lines of a metadata file, with where the analysis comes from as far as the lines do not say it. */
function metadataText(text: string, origin: Origin): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const keys = new Set(lines.map((line) => keyOf(line)));
  const further: readonly (readonly [string, string])[] = [
    ['DOI', origin.doi],
    ['Data_Origin', origin.repository],
    ['Source_URL', origin.url],
    ['Source_Commit', origin.commit],
    ['Source_SHA256', origin.sha256],
    ['License', origin.license],
    ['Recipe', origin.recipe],
  ];
  const added = further.filter(([key, value]) => value !== '' && !keys.has(key.toUpperCase()));
  return `${[...lines, ...added.map(([key, value]) => `${key}: ${value}`)].join('\n')}\n`;
}

function keyOf(line: string): string {
  const colon = line.indexOf(':');
  if (colon < 1) throw new TrellisError('bad-file', `the metadata line ${JSON.stringify(line)} has no key`);
  return line.slice(0, colon).replace(/^\*+/, '').trim().toUpperCase();
}
