/**
 * A naive reading of the query language, for comparison: sets of gene numbers and plain loops over the records of a data
 * set, cell by cell. It shares the tree's types with the engine and none of its code.
 */
import type { AnalysisContents, DatasetContents } from '../../src/dataset/index.ts';
import type { Comparison, Expression, Filter, FilterTerm, Term } from '../../src/query/index.ts';
import { and, keep, or, type NaiveColumn, type NaiveTable } from './naiveTables.ts';
import { textOf } from './naiveText.ts';

export interface NaiveInputs {
  readonly tfs?: ReadonlySet<number>;
  readonly background?: ReadonlySet<number>;
  readonly targets?: ReadonlySet<number>;
}

/** Columns of the answer before target lists, or undefined when the query excludes. */
export function evaluateNaively(
  contents: DatasetContents,
  query: Expression,
  inputs: NaiveInputs,
): readonly NaiveColumn[] | undefined {
  const table = new Reader(contents, inputs).expression(query);
  return table.excluding ? undefined : table.columns;
}

/** Columns of the answer with the cells that count as an edge, or undefined when nothing is left. */
export function answerNaively(
  contents: DatasetContents,
  query: Expression,
  inputs: NaiveInputs,
): NaiveColumn[] | undefined {
  const kept = (gene: number) => !inputs.targets || inputs.targets.has(gene);
  const edges = evaluateNaively(contents, query, inputs)?.map((column) => ({
    ...column,
    cells: new Set([...column.cells].filter((gene) => kept(gene) && isEdge(column.analysis, gene))),
  }));
  return edges?.some((column) => column.cells.size) ? edges : undefined;
}

/** Figures of a cell, NaN where there is none. */
export function figures(
  { targets, log2fc, pvalue }: AnalysisContents,
  gene: number,
): { log2fc: number; pvalue: number } {
  const at = targets.indexOf(gene);
  return { log2fc: log2fc ? log2fc[at] : NaN, pvalue: pvalue ? pvalue[at] : NaN };
}

/** Whether a cell counts as an edge. */
export function isEdge(analysis: AnalysisContents, gene: number): boolean {
  const { log2fc, pvalue } = figures(analysis, gene);
  return !Number.isNaN(log2fc) || Number.isNaN(pvalue);
}

class Reader {
  private mention = 0;
  private readonly contents: DatasetContents;
  private readonly inputs: NaiveInputs;

  constructor(contents: DatasetContents, inputs: NaiveInputs) {
    this.contents = contents;
    this.inputs = inputs;
  }

  expression(expression: Expression): NaiveTable {
    if (expression.kind !== 'chain') return this.term(expression);
    let left = this.term(expression.first);
    let text = this.text(expression.first);
    for (const { operator, term } of expression.rest) {
      const right = this.term(term);
      text += ` ${operator} ${this.text(term)}`;
      left = operator === 'and' ? and(left, right, text) : or(left, right, text);
    }
    return left;
  }

  private term(term: Term): NaiveTable {
    if (term.kind === 'not') {
      const table = this.term(term.term);
      return { ...table, excluding: !table.excluding };
    }
    if (term.kind === 'group') return this.expression(term.inner);
    if (term.kind === 'name') return this.name(term.name);
    const table = this.term(term.inner);
    return {
      ...table,
      columns: keep(
        table.columns,
        (gene, column) => this.holds(term.filter, { gene, column, table }),
        this.text(term),
      ),
    };
  }

  private text(node: Expression): string {
    const { genes } = this.contents;
    const named = (name: string) => genes.find((gene) => [gene.id, gene.name].some((each) => same(each, name)));
    return textOf(node, (name) => named(name)?.id ?? name.toLowerCase());
  }

  private name(name: string): NaiveTable {
    const mention = this.mention++;
    const analyses = this.contents.analyses.filter((analysis) => this.isNamed(analysis, name.toLowerCase()));
    const all = analyses.map((analysis) => ({ analysis, mention, cells: new Set(analysis.targets), filter: '' }));
    const { background } = this.inputs;
    return { excluding: false, columns: keep(all, (gene) => !background || background.has(gene)) };
  }

  private isNamed({ tf }: AnalysisContents, name: string): boolean {
    const { genes, analyses } = this.contents;
    if (this.inputs.tfs && !this.inputs.tfs.has(tf)) return false;
    if (name === 'all_tfs') return true;
    if (name !== 'multitype') return [genes[tf].id, genes[tf].name].some((each) => same(each, name));
    const types = analyses.filter((other) => other.tf === tf).map((other) => valueOf(other, 'EXPERIMENT_TYPE'));
    return new Set(types).size > 1;
  }

  private holds(filter: Filter, cell: Cell): boolean {
    if (filter.kind !== 'filterChain') return this.termHolds(filter, cell);
    return filter.rest.reduce(
      (left, { operator, term }) => {
        const right = this.termHolds(term, cell);
        return operator === 'and' ? left && right : left || right;
      },
      this.termHolds(filter.first, cell),
    );
  }

  private termHolds(term: FilterTerm, cell: Cell): boolean {
    if (term.kind === 'filterNot') return !this.termHolds(term.term, cell);
    if (term.kind === 'filterGroup') return this.holds(term.inner, cell);
    return this.comparisonHolds(term, cell);
  }

  private comparisonHolds({ key, operator, value }: Comparison, { gene, column, table }: Cell): boolean {
    const { analysis } = column;
    const name = key.toLowerCase();
    if (name === 'pvalue' || name === 'log2fc') {
      const figure = figures(analysis, gene)[name];
      return !Number.isNaN(figure) && compare(figure, operator, Number(value));
    }
    if (name === 'id') return compare(analysis.id, operator, Number(value));
    if (name === 'targeted_by') {
      const count = table.columns.filter((other) => other.cells.has(gene)).length;
      if (value.includes('%')) return compare(count / table.columns.length, operator, parseFloat(value) / 100);
      const share = Number(value) >= 0 && Number(value) < 1;
      return compare(share ? count / table.columns.length : count, operator, Number(value));
    }
    const negated = operator !== '=';
    if (name === 'additional_edge') return this.hasEdge(value, analysis.tf, gene) !== negated;
    return (valueOf(analysis, key.toUpperCase())?.toUpperCase() === value.toUpperCase()) !== negated;
  }

  private hasEdge(type: string, source: number, target: number): boolean {
    return this.contents.edgeTypes.some(({ name, pairs }) => {
      if (name.toUpperCase() !== type.toUpperCase()) return false;
      for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === source && pairs[i + 1] === target) return true;
      return false;
    });
  }
}

interface Cell {
  readonly gene: number;
  readonly column: NaiveColumn;
  readonly table: NaiveTable;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const valueOf = (analysis: AnalysisContents, key: string): string | undefined =>
  analysis.metadata.find((entry) => entry.key === key && entry.value !== '')?.value;

function compare(a: number, operator: string, b: number): boolean {
  if (operator === '=') return a === b;
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  if (operator === '<=') return a <= b;
  return operator === '>=' ? a >= b : a !== b;
}
