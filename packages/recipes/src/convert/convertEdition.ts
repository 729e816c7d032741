import { TrellisError } from '@trellis/core';
import type { EditionSettings } from '@trellis/core/edition';
import { editionText } from '@trellis/core/yaml';
import { decodeText } from '../formats/decodeText.ts';
import { filesOf, type MatchedFile } from '../recipe/filesOf.ts';
import type { Make, MakeOf } from '../recipe/make.ts';
import type { Recipe, SourceFile } from '../recipe/source.ts';
import type { StepContext } from '../steps/context.ts';
import { differentColumns } from '../steps/columnOf.ts';
import { runSteps } from '../steps/runSteps.ts';
import type { Table } from '../table.ts';
import { AnalysisCollector, type Analysis } from './analyses.ts';
import { writeAnalysis } from './analysisFiles.ts';
import { GeneTable } from './genes.ts';
import { onceEach } from './onceEach.ts';
import { requireConversions } from './requireConversions.ts';
import { Parts, type TableMake } from './parts.ts';
import type { Output } from './output.ts';
import { RowCounts, type MakeReport } from './report.ts';
import { inFile, TableReader } from './tableReader.ts';

/** What a conversion takes and gives. */
export interface Conversion {
  readonly edition: string;
  readonly recipes: readonly Recipe[];
  /** The bytes of a file; undefined for one that could not be had. */
  readonly read: (file: SourceFile) => Promise<Uint8Array | undefined>;
  readonly output: Output;
  /** Called after each make with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
}

/** A make with its recipe and its place in it. */
interface Task {
  readonly recipe: Recipe;
  readonly make: Make;
}

/**
 * Makes the import folder of an edition from public sources. Conversions of ids come first, then genes, then what asks for no
 * known genes, then the genes of its targets, then everything else; within these the order is that of the recipes. Throws
 * `bad-file` with the recipe, the make and the file. What recipes say about the edition becomes its `edition.yaml`, the last one counts.
 */
export async function convertEdition(conversion: Conversion): Promise<readonly MakeReport[]> {
  const { recipes, edition, progress } = conversion;
  const output = onceEach(conversion.output);
  requireConversions(recipes);
  const tasks = recipes.flatMap((recipe) => recipe.makes.map((make): Task => ({ recipe, make })));
  const ordered = tasks.toSorted((a, b) => stageOf(a.make) - stageOf(b.make));
  const converter = new EditionConverter({ ...conversion, output });
  const reports: MakeReport[] = [];
  for (const [i, task] of ordered.entries()) {
    reports.push(await converter.run(task));
    progress?.((i + 1) / ordered.length);
  }
  await output.write('annotation.csv', converter.genes.text(edition));
  const settings: EditionSettings = Object.assign({}, ...recipes.map((recipe) => recipe.settings));
  if (Object.keys(settings).length > 0) await output.write('edition.yaml', editionText(settings));
  await converter.parts.write(output, converter.genes.names());
  return reports;
}

const stages = new Map<Make['make'], number>([
  ['conversion', 0],
  ['genes', 1],
  ['genes from targets', 3],
]);

/** Makes of a lower stage come first: what asks for known genes comes after all that say which there are. */
function stageOf(make: Make): number {
  const asksForGenes = 'steps' in make && make.steps?.some((step) => 'known' in step);
  return stages.get(make.make) ?? (asksForGenes ? 4 : 2);
}

class EditionConverter {
  readonly genes = new GeneTable();
  readonly parts = new Parts();
  private readonly targets = new Set<string>();
  private readonly conversion: Conversion;
  private readonly tableReader: TableReader;

  constructor(conversion: Conversion) {
    this.conversion = conversion;
    this.tableReader = new TableReader(conversion.read);
  }

  async run({ recipe, make }: Task): Promise<MakeReport> {
    const counts = new RowCounts();
    const title =
      'name' in make && make.make !== 'analyses' && make.make !== 'genes' ? `${make.make} ${make.name}` : make.make;
    try {
      const made = await this.make(recipe, make, counts);
      return counts.report(recipe.name, title, made);
    } catch (error) {
      if (!(error instanceof TrellisError)) throw error;
      throw new TrellisError(error.code, `recipe ${recipe.name}, ${title}: ${error.message}`);
    }
  }

  private async make(recipe: Recipe, make: Make, counts: RowCounts): Promise<number> {
    if (make.make === 'genes from targets') return this.addTargets(make);
    if (make.make === 'copy') return this.copy(make, recipe, counts);
    if (make.make === 'analyses') return this.makeAnalyses(make, recipe, counts);
    const before = this.genes.size;
    for await (const { table, file } of this.tables(recipe, make, counts)) {
      const added =
        make.make === 'genes' ? this.genes.add(make, table) : this.parts.add(make, table, { recipe, file });
      counts.kept += added;
      counts.skip('id empty or not in the annotation', table.rows.length - added);
    }
    return make.make === 'genes' ? this.genes.size - before : Math.min(1, counts.files);
  }

  private async makeAnalyses(make: MakeOf<'analyses'>, recipe: Recipe, counts: RowCounts): Promise<number> {
    const collector = new AnalysisCollector(make);
    for await (const { table, file } of this.tables(recipe, make, counts)) {
      const readMetadata = (path: string): Promise<string | undefined> => this.readMetadata(file, path);
      counts.kept += await collector.add(table, file, { readMetadata, skip: counts.skip });
      if (isNamedByFile(make, file)) await this.writeAnalyses(collector.take(), recipe);
    }
    await this.writeAnalyses(collector.take(), recipe);
    return collector.size;
  }

  private async writeAnalyses(analyses: readonly Analysis[], recipe: Recipe): Promise<void> {
    for (const analysis of analyses) {
      for (const [id] of analysis.rows.values()) this.targets.add(id);
      await writeAnalysis(analysis, recipe, this.conversion.output);
    }
  }

  /** The tables of a make's files after its steps, with what the pattern found in the path as columns. */
  private async *tables(
    recipe: Recipe,
    make: TableMake,
    counts: RowCounts,
  ): AsyncIterable<{ readonly table: Table; readonly file: MatchedFile }> {
    const context: StepContext = {
      hasGene: this.genes.has,
      conversion: this.parts.conversion,
      skip: counts.skip,
    };
    for (const file of filesOf(make, recipe.sources)) {
      const read = await this.tableReader.read(file, make.read);
      if (!read) continue;
      const table = withGroups(read, file);
      counts.files++;
      counts.read += table.rows.length;
      yield { table: inFile(file, () => runSteps(table, make.steps ?? [], context)), file };
    }
  }

  private async readMetadata({ source }: MatchedFile, path: string): Promise<string | undefined> {
    const file = source.files.find((one) => one.path === path);
    if (!file) throw new TrellisError('bad-file', `the source has no file ${path}`);
    const bytes = await this.conversion.read(file);
    return bytes && decodeText(bytes, path);
  }

  private async copy(make: MakeOf<'copy'>, recipe: Recipe, counts: RowCounts): Promise<number> {
    for (const { file } of filesOf(make, recipe.sources)) {
      const bytes = await this.conversion.read(file);
      if (!bytes) continue;
      counts.files++;
      await this.conversion.output.write(make.to, bytes);
    }
    return counts.files;
  }

  private addTargets({ pattern, type }: MakeOf<'genes from targets'>): number {
    const expression = new RegExp(pattern, 'iu');
    const before = this.genes.size;
    for (const id of this.targets) if (expression.test(id)) this.genes.addTarget(id, type);
    return this.genes.size - before;
  }
}

/** Whether the path of a file is part of the names of its analyses: then they are complete with it, and need not be kept. */
const isNamedByFile = ({ name }: MakeOf<'analyses'>, { groups }: MatchedFile): boolean =>
  Object.keys(groups).some((group) => name.includes(`{${group}}`));

function withGroups({ columns, rows }: Table, { groups }: MatchedFile): Table {
  const names = Object.keys(groups);
  if (names.length === 0) return { columns, rows };
  const cells = Object.values(groups);
  return { columns: differentColumns([...columns, ...names]), rows: rows.map((row) => row.concat(cells)) };
}
