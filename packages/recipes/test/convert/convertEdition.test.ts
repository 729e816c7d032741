import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TrellisError } from '@trellis/core';
import type { DatasetContents } from '@trellis/core/dataset';
import { importFolder, type ImportReport } from '@trellis/store';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { convertEdition } from '../../src/convert/convertEdition.ts';
import type { MakeReport } from '../../src/convert/report.ts';
import { readRecipe } from '../../src/recipe/readRecipe.ts';
import type { Recipe } from '../../src/recipe/source.ts';
import { folderOutput, textOutput } from './folderOutput.ts';
import { checksumOf, commit, inventedFiles, inventedRecipes, readInvented } from './inventedEdition.ts';

interface Converted {
  readonly texts: ReadonlyMap<string, string>;
  readonly reports: readonly MakeReport[];
}

/** Converts the invented edition without the files that are missing. */
async function convert(
  recipes: readonly Recipe[] = inventedRecipes,
  ...missing: readonly string[]
): Promise<Converted> {
  const { output, texts } = textOutput();
  const reports = await convertEdition({ edition: 'mini', recipes, read: readInvented(...missing), output });
  return { texts, reports };
}

const raw = `https://raw.githubusercontent.com/lab`;

/** The lines that the conversion adds to the metadata of an analysis. */
const originLines = (path: string, doi = '10.1000/lab.2020'): string[] => [
  ...(doi === '' ? [] : [`DOI: ${doi}`]),
  `Data_Origin: lab/experiments`,
  `Source_URL: ${raw}/experiments/${commit}/${path}`,
  `Source_Commit: ${commit}`,
  `Source_SHA256: ${checksumOf(path)}`,
  'License: MIT',
  'Recipe: experiments 1',
];

const linesOf = ({ texts }: Converted, path: string): string[] => (texts.get(path) ?? '').trimEnd().split('\n');

describe('a conversion', () => {
  it('writes what recipes say of their edition, the last one counts', async () => {
    const said = [{ title: 'Mini', taxon: 1 }, { title: 'Small' }];
    const recipes = inventedRecipes.map((recipe, i) => (i < 2 ? { ...recipe, settings: said[i] } : recipe));
    expect((await convert(recipes)).texts.get('edition.yaml')).toBe('title: Small\ntaxon: 1\n');
  });

  it('writes exactly the files that the recipes make', async () => {
    const names = ['ChIP', 'flags', 'leaf_RNAseq', 'old', 'root_RNAseq'].map((name) => `AT1G01010_${name}`);
    const analyses = [...names, 'AT1G01030_R', 'AT1G01030_flags'].flatMap((name) => [
      `analyses/${name}.csv`,
      `analyses/${name}.txt`,
    ]);
    const documents = [
      ...['additional_edges/Interactions.undirected.csv', 'additional_edges/Interactions.yaml'],
      ...['additional_edges/Predicted.csv', 'additional_edges/Predicted.yaml'],
      ...['gene_lists/Response.txt', 'gene_lists/Response.yaml'],
      ...['target_networks/Inferred.tsv', 'target_networks/Inferred.yaml'],
    ];
    const others = [
      'aliases.csv',
      'annotation.csv',
      'cluster_info.csv',
      'go.obo',
      'go_annotations.gaf',
      'orthologs/rice.tsv',
    ];
    expect([...(await convert()).texts.keys()].sort()).toEqual(
      [...documents, ...analyses, ...others, 'tf_families.tsv'].sort(),
    );
  });

  it('writes genes with what the recipes say of them, and targets that are genes by their form', async () => {
    expect(linesOf(await convert(), 'annotation.csv')).toEqual([
      'gene_id,name,fullname,gene_type,gene_family',
      'AT1G01010,NAC001,,TXNFACTOR,NAC',
      'AT1G01020,ARV1,"needs, a comma",PROTEIN_CODING,',
      'AT1G01030,NGA3,,TXNFACTOR,B3',
      'AT5G00010,,,LOCUS,',
    ]);
  });

  it('writes the targets of each analysis sorted, each once, with their figures', async () => {
    const converted = await convert();
    const data = (name: string): string => linesOf(converted, `analyses/${name}.csv`).join(' ');
    expect(data('AT1G01010_ChIP')).toBe('gene_id AT1G01020 AT1G01030 AT5G00010');
    expect(data('AT1G01010_root_RNAseq')).toBe('gene_id,log2fc,pvalue AT1G01020,-1.5,0.001');
    expect(data('AT1G01010_leaf_RNAseq')).toBe('gene_id,log2fc,pvalue AT1G01030,0.5,0.04');
    expect(data('AT1G01010_flags')).toBe('gene_id AT1G01020');
    expect(data('AT1G01030_flags')).toBe('gene_id AT1G01010 AT1G01020');
    expect(data('AT1G01030_R')).toBe('gene_id,log2fc,pvalue AT1G01010,1.5, AT1G01020,-2,');
    expect(data('AT1G01010_old')).toBe('gene_id AT1G01020 AT1G01030');
  });

  it('says in the metadata of an analysis where it comes from, unless they say it themselves', async () => {
    const converted = await convert();
    expect(linesOf(converted, 'analyses/AT1G01010_leaf_RNAseq.txt')).toEqual([
      '*Transcription_Factor_ID: AT1G01010',
      '*Experiment_Type: Expression',
      '*Edge_Type: Regulated',
      '*Tissue: leaf',
      ...originLines('de/NAC001_leaf.csv'),
    ]);
    expect(linesOf(converted, 'analyses/AT1G01010_old.txt')).toEqual([
      '*Experiment_Type: Binding',
      '*Edge_Type: Bound',
      'DOI: 10.1000/own',
      '*Transcription_Factor_ID: AT1G01010',
      ...originLines('old/targets.txt', ''),
    ]);
  });

  it('says in sidecars where lists, networks and edges come from', async () => {
    const { texts } = await convert();
    const sidecar = (path: string): unknown => parse(texts.get(path) ?? '');
    const parts = { source: 'Parts: a, b', license: 'Not stated', commit, recipe: 'parts 2' };
    const both = ['core.txt', 'lists.txt'].map((path) => `${checksumOf(path)}  ${path}\n`).join('');
    expect(sidecar('gene_lists/Response.yaml')).toEqual({
      description: 'Genes that respond',
      url: `https://github.com/lab/parts/tree/${commit}`,
      sha256: createHash('sha256').update(both).digest('hex'),
      ...parts,
    });
    const scores = { url: `${raw}/parts/${commit}/scores.csv`, sha256: checksumOf('scores.csv'), ...parts };
    expect(sidecar('target_networks/Inferred.yaml')).toEqual(scores);
    expect(sidecar('additional_edges/Predicted.yaml')).toEqual(scores);
    expect(sidecar('additional_edges/Interactions.yaml')).toMatchObject({ source: 'Pairs 2021', license: 'MIT' });
  });

  it('counts rows that were read, kept and skipped with the reason', async () => {
    const { reports } = await convert();
    const filters = [
      'network Inferred',
      'edges Interactions',
      'edges Predicted',
      'aliases',
      'tf families',
      'orthologs',
    ];
    for (const { read, kept, skipped, make } of reports.filter((report) => filters.includes(report.make))) {
      const left = skipped.reduce((sum, { rows }) => sum + rows, 0);
      expect([make, kept + left]).toEqual([make, read]);
    }
    const [lists, core] = reports.filter(({ make }) => make === 'lists Response');
    expect([lists, core]).toEqual([
      { recipe: 'parts', make: 'lists Response', files: 1, read: 3, kept: 3, skipped: [], made: 1 },
      { recipe: 'parts', make: 'lists Response', files: 1, read: 2, kept: 2, skipped: [], made: 1 },
    ]);
    const { skipped, ...expression } = reports.find(({ make, files }) => make === 'analyses' && files === 2) ?? {
      skipped: [],
    };
    expect(expression).toEqual({ recipe: 'experiments', make: 'analyses', files: 2, read: 5, kept: 2, made: 2 });
    expect([...skipped].sort((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'gene not in the annotation', rows: 1 },
      { reason: 'no number in logFC or padj', rows: 1 },
      { reason: 'not: padj below 0.05', rows: 1 },
    ]);
  });

  it('gives the same bytes again, in the same order', async () => {
    expect([...(await convert()).texts]).toEqual([...(await convert()).texts]);
  });

  it('says how far it is', async () => {
    const fractions: number[] = [];
    const { output } = textOutput();
    const progress = (fraction: number): void => void fractions.push(fraction);
    await convertEdition({ edition: 'mini', recipes: inventedRecipes, read: readInvented(), output, progress });
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });
});

describe('the folder of a conversion', () => {
  it('is imported as it was meant, with nothing left out', async () => {
    const { contents, report } = await imported();
    expect(report.ignored).toEqual([]);
    expect(report.files.filter(({ skipped }) => skipped.length > 0)).toEqual([]);
    const idOf = (gene: number): string => contents.genes[gene].id;
    expect(contents.genes.map(({ id, name, family }) => [id, name, family])).toEqual([
      ['AT1G01010', 'NAC001', 'NAC'],
      ['AT1G01020', 'ARV1', ''],
      ['AT1G01030', 'NGA3', 'B3'],
      ['AT5G00010', '', ''],
    ]);
    expect(
      contents.analyses.map(({ name, tf, targets }) => [name, idOf(tf), Array.from(targets, idOf).join(' ')]),
    ).toEqual([
      ['AT1G01010_ChIP', 'AT1G01010', 'AT1G01020 AT1G01030 AT5G00010'],
      ['AT1G01010_flags', 'AT1G01010', 'AT1G01020'],
      ['AT1G01010_leaf_RNAseq', 'AT1G01010', 'AT1G01030'],
      ['AT1G01010_old', 'AT1G01010', 'AT1G01020 AT1G01030'],
      ['AT1G01010_root_RNAseq', 'AT1G01010', 'AT1G01020'],
      ['AT1G01030_R', 'AT1G01030', 'AT1G01010 AT1G01020'],
      ['AT1G01030_flags', 'AT1G01030', 'AT1G01010 AT1G01020'],
    ]);
    const [root] = contents.analyses.filter(({ name }) => name === 'AT1G01010_root_RNAseq');
    expect(root).toMatchObject({ log2fc: Float64Array.of(-1.5), pvalue: Float64Array.of(0.001) });
    expect(
      contents.edgeTypes.map(({ name, directed, pairs }) => [name, directed, Array.from(pairs, idOf).join(' ')]),
    ).toEqual([
      ['interacts', false, 'AT1G01010 AT1G01030 AT1G01030 AT1G01010'],
      ['predicted', true, 'AT1G01010 AT1G01020 AT1G01010 AT1G01030'],
    ]);
    expect(contents.lists).toEqual([
      { name: 'Response', text: '>up 1 h\nAT1G01010\nAT1G01020\n>down 1 h\nAT1G01030\n>core\nAT1G01030\n' },
    ]);
    expect(contents.networks).toEqual([
      { name: 'Inferred', text: 'AT1G01010\tinferred\tAT1G01020\t0.75\nAT1G01010\tinferred\tAT1G01030\t0.123\n' },
    ]);
    expect(contents.aliases.map(({ alias, gene }) => [alias, idOf(gene)])).toEqual([
      ['ANAC001', 'AT1G01010'],
      ['ARV', 'AT1G01020'],
    ]);
  });

  it('is imported with its provenance', async () => {
    const { contents } = await imported();
    expect(
      contents.provenance.map(({ kind, name, license, commit: at, recipe }) => [kind, name, license, at, recipe]),
    ).toEqual(
      expect.arrayContaining([
        ['list', 'Response', 'Not stated', commit, 'parts 2'],
        ['network', 'Inferred', 'Not stated', commit, 'parts 2'],
        ['edges', 'interacts', 'MIT', commit, 'parts 2'],
        ['edges', 'predicted', 'Not stated', commit, 'parts 2'],
      ]),
    );
    const [chip] = contents.analyses;
    expect(Object.fromEntries(chip.metadata.map(({ key, value }) => [key, value]))).toMatchObject({
      DOI: '10.1000/lab.2020',
      SOURCE_COMMIT: commit,
      SOURCE_SHA256: checksumOf('peaks.txt'),
      LICENSE: 'MIT',
      RECIPE: 'experiments 1',
    });
  });
});

async function imported(): Promise<{ readonly contents: DatasetContents; readonly report: ImportReport }> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const output = folderOutput(folder);
  await convertEdition({ edition: 'mini', recipes: inventedRecipes, read: readInvented(), output });
  return importFolder(folder, { edition: 'mini' });
}

describe('a missing file', () => {
  /** What the conversion without a file does not write, or writes with another text. */
  async function without(...missing: readonly string[]): Promise<string[]> {
    const [all, some] = [await convert(), await convert(inventedRecipes, ...missing)];
    expect([...some.texts.keys()].filter((path) => !all.texts.has(path))).toEqual([]);
    return [...all.texts]
      .filter(([path, text]) => some.texts.get(path) !== text)
      .map(([path]) => path)
      .sort();
  }

  it.each([
    [
      'flags.tsv',
      ['analyses/AT1G01010_flags', 'analyses/AT1G01030_flags'].flatMap((name) => [`${name}.csv`, `${name}.txt`]),
    ],
    ['old/about.txt', ['analyses/AT1G01010_old.csv', 'analyses/AT1G01010_old.txt']],
    ['ids.tsv.gz', ['analyses/AT1G01010_old.csv', 'analyses/AT1G01010_old.txt']],
    ['de/NAC001_leaf.csv', ['analyses/AT1G01010_leaf_RNAseq.csv', 'analyses/AT1G01010_leaf_RNAseq.txt']],
    ['core.txt', ['gene_lists/Response.txt', 'gene_lists/Response.yaml']],
    ['pairs.csv', ['additional_edges/Interactions.undirected.csv', 'additional_edges/Interactions.yaml']],
    ['go.obo', ['go.obo']],
    ['orthologs.csv', ['orthologs/rice.tsv']],
    ['aliases.txt', ['aliases.csv']],
    ['members.tab', ['cluster_info.csv']],
    ['motifs.tf', ['cluster_info.csv']],
  ])('%s leaves out only what it would make', async (path, paths) => {
    expect(await without(path)).toEqual(paths.sort());
  });

  it('is not counted, and its make made nothing', async () => {
    const { reports } = await convert(inventedRecipes, 'pairs.csv', 'flags.tsv', 'go.obo', 'scores.csv');
    const nothing = { files: 0, read: 0, kept: 0, skipped: [], made: 0 };
    for (const make of ['edges Interactions', 'edges Predicted', 'network Inferred'])
      expect(reports.find((report) => report.make === make)).toEqual({ recipe: 'parts', make, ...nothing });
    expect(reports.filter(({ make, files, made }) => make === 'copy' && files === 0 && made === 0)).toHaveLength(1);
    expect(reports.filter(({ make, files, made }) => make === 'analyses' && files === 0 && made === 0)).toHaveLength(
      1,
    );
  });

  it('that says which genes there are is an error', async () => {
    const all = Object.keys(inventedFiles);
    await expect(convert(inventedRecipes, ...all)).rejects.toThrow(
      'mini: no recipe that is used says which genes there are',
    );
  });
});

/** A recipe of the makes in a text, over one file `x.csv` with two rows. */
function recipeOf(makes: string): Recipe {
  const file = `{path: x.csv, bytes: 1, sha256: ${'0f'.repeat(32)}}`;
  const source = `{repository: a/b, commit: ${commit}, license: MIT, citation: C, files: [${file}]}`;
  const text = `name: one\nversion: 1\nedition: mini\ntitle: T\nsources: [${source}]\nmakes:\n${makes}`;
  return readRecipe({ shown: 'one.yaml', text, readTable: () => '' });
}

/** What a conversion of one recipe writes; every file has the same text. */
async function convertOne(makes: string, text = 'gene,tf\nA,../B\nC,x/y\n'): Promise<ReadonlyMap<string, string>> {
  const { output, texts } = textOutput();
  const read = (): Promise<Uint8Array> => Promise.resolve(Buffer.from(text));
  await convertEdition({ edition: 'mini', recipes: [recipeOf(makes)], read, output });
  return texts;
}

/** The message of the error of a conversion of one recipe. */
const refusal = (makes: string, text?: string): Promise<string> =>
  convertOne(makes, text).then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof TrellisError && error.code === 'bad-file' ? error.message : String(error)),
  );

const genes = '  - {make: genes, from: x.csv, gene: "{gene}"}\n';

describe('an error of a conversion', () => {
  it('names the recipe, the make, the file and the columns that there are', async () => {
    expect(await refusal('  - {make: genes, from: x.csv, gene: "{id}"}\n')).toContain('recipe one, genes: ');
    expect(await refusal('  - {make: genes, from: x.csv, gene: "{id}"}\n')).toContain(
      'there is no column "id"; there are gene, tf',
    );
    expect(
      await refusal(`${genes}  - {make: lists, name: L, from: x.csv, title: "{no}", gene: "{gene}"}\n`),
    ).toContain('recipe one, lists L: ');
    expect(await refusal('  - {make: genes, from: x.csv, gene: a, steps: [{upper: [id]}]}\n')).toBe(
      'recipe one, genes: x.csv: there is no column "id"; there are gene, tf',
    );
    expect(await refusal(genes, 'gene,tf\nA,b\nC,d,e\n')).toBe(
      'recipe one, genes: x.csv, line 3: 3 cells, but there are 2 columns',
    );
  });

  it('comes where the groups of a pattern are columns of the file already', async () => {
    expect(await refusal('  - {make: genes, from: "/(?<tf>x)/", gene: "{gene}"}\n')).toContain(
      'there are two columns "tf"',
    );
  });

  it('comes where an analysis would be written elsewhere', async () => {
    const analyses = (name: string): string =>
      `${genes}  - {make: analyses, name: "${name}", from: x.csv, target: "{gene}"}\n`;
    for (const name of ['{tf}', '/{gene}', '.{gene}', '12_{gene}', ''])
      expect(await refusal(analyses(name))).toMatch(/^recipe one, analyses: .*".*" cannot be the name of a file$/);
  });

  it('comes where two makes write one file, also if only the case differs', async () => {
    const analyses = (name: string): string => `  - {make: analyses, name: ${name}, from: x.csv, target: "{gene}"}\n`;
    expect(await refusal(genes + analyses('a') + analyses('b') + analyses('A'))).toBe(
      'recipe one, analyses: analyses/A.csv is made twice',
    );
  });

  it('comes where ids are converted with what no recipe makes', async () => {
    expect(await refusal('  - {make: genes, from: x.csv, gene: a, steps: [{convert: [gene], with: v3}]}\n')).toBe(
      'recipe one, genes: no recipe that is used makes the conversion "v3"',
    );
  });

  it('comes where a line of metadata has no key', async () => {
    const make = `${genes}  - {make: analyses, name: a, from: x.csv, target: "{gene}", metadata: "no key"}\n`;
    expect(await refusal(make)).toBe('recipe one, analyses: the metadata line "no key" has no key');
  });
});

describe('a part of which no row is left', () => {
  it.each([
    '{make: lists, name: L, title: t, gene: "{gene}"',
    '{make: network, name: N, tf: "{tf}", edge: e, target: "{gene}", score: "1"',
    '{make: edges, name: E, tf: "{tf}", target: "{gene}", type: t',
    '{make: analyses, name: A, target: "{gene}"',
    '{make: aliases, alias: "{tf}", gene: "{gene}"',
    '{make: tf families, family: "{tf}", gene: "{gene}"',
  ])('is not written: %s', async (make) => {
    const texts = await convertOne(`${genes}  - ${make}, from: x.csv, steps: [{keep: {column: gene, is: Z}}]}\n`);
    expect([...texts.keys()]).toEqual(['annotation.csv']);
  });
});

describe('a cell of several lines', () => {
  const text = 'gene,tf\nA,"B\n>C\td"\n';

  it('is one line in lists, networks and families', async () => {
    const table = 'from: x.csv}\n';
    const texts = await convertOne(
      genes +
        `  - {make: lists, name: L, title: "{tf}", gene: "{gene}", ${table}` +
        `  - {make: network, name: N, tf: "{gene}", edge: "{tf}", target: "{gene}", score: "1", ${table}` +
        `  - {make: tf families, gene: "{gene}", family: "{tf}", ${table}`,
      text,
    );
    expect(texts.get('gene_lists/L.txt')).toBe('>B >C d\nA\n');
    expect(texts.get('target_networks/N.tsv')).toBe('A\tB >C d\tA\t1\n');
    expect(texts.get('tf_families.tsv')).toBe('gene_id\tfamily\nA\tB >C d\n');
  });
});
