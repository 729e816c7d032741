import type { DatasetContents } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';
import { titleOf } from '@trellis/engine/names';
import { importFolder, requireSound } from '@trellis/store';
import type { Output } from '../command.ts';
import { summarizeFiles } from '../summary.ts';

/** A part that a data set can have, and what its pages lack without it. */
interface Part {
  readonly has: (contents: DatasetContents) => boolean;
  readonly missing: string;
}

const metadataOf = ({ analyses }: DatasetContents, key: string, value: RegExp): boolean =>
  analyses.some(({ metadata }) => metadata.some((entry) => entry.key === key && value.test(entry.value)));

const parts: readonly Part[] = [
  { has: ({ settings }) => settings?.title !== undefined, missing: 'no title: menus show the name of the edition' },
  { has: ({ settings }) => settings?.species !== undefined, missing: 'no species: pages and releases do not say it' },
  {
    has: ({ settings }) => (settings?.geneLinks ?? []).length > 0,
    missing: 'no gene_links: genes link to no database',
  },
  { has: ({ analyses }) => analyses.length > 0, missing: 'no analyses: nothing can be queried' },
  {
    has: (contents) => metadataOf(contents, 'EXPERIMENT_TYPE', /^binding$/i),
    missing: `no binding analyses: no bound genes, and nothing to show in the tab ${titleOf('bound')}`,
  },
  {
    has: (contents) => metadataOf(contents, 'EXPERIMENT_TYPE', /^expression$/i),
    missing: `no expression analyses: no regulated genes, and nothing to show in the tab ${titleOf('bound')}`,
  },
  { has: ({ aliases }) => aliases.length > 0, missing: 'no aliases: genes are found by id and symbol alone' },
  { has: ({ tfFamilies }) => tfFamilies !== null, missing: 'no TF families: regulators are not grouped by family' },
  { has: ({ edgeTypes }) => edgeTypes.length > 0, missing: 'no additional edges: their card stays hidden' },
  { has: ({ lists }) => lists.length > 0, missing: 'no gene lists: none can be chosen as target genes' },
  { has: ({ networks }) => networks.length > 0, missing: 'no target networks: none can be tested' },
  {
    has: ({ go }) => go !== null,
    missing: 'no GO annotations: gene lists have no tab Functions, and no functions are tested',
  },
  { has: ({ orthologs }) => orthologs.length > 0, missing: 'no orthologs: gene lists have no tab Other species' },
  {
    has: ({ motifs }) => motifs.cluster.length + motifs.individual.length > 0,
    missing: `no motifs: the tab ${titleOf('motifs')} has nothing to test`,
  },
];

/** `trellis check FOLDER`: reads a folder as an import would, and says what is missing for which page. */
export async function checkFolder(folder: string, output: Output): Promise<number> {
  const { contents, report } = await importFolder(folder, {
    edition: 'folder',
    progress: (fraction) => output.progress(fraction),
  });
  requireSound(contents);
  for (const line of summarizeFiles(report.files, false)) output.print(line);
  if (report.ignored.length > 0) output.print(`ignored, not part of the layout: ${report.ignored.join(', ')}`);
  const missing = parts.filter(({ has }) => !has(contents));
  for (const part of missing) output.print(part.missing);
  output.print(
    missing.length === 0 ? 'every page has its data' : `${countOf(missing.length, 'part')} missing, nothing wrong`,
  );
  return 0;
}
