import { intersect, type Bitset } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { formatCount } from '../formats/numbers.ts';
import type { Chain, Expression, Name, Term } from './ast.ts';
import { applyFilter } from './filters.ts';
import { ownKeyword } from './keywords.ts';
import { queryLimits } from './limits.ts';
import { printExpression } from './print.ts';
import { whyEmpty } from './whyEmpty.ts';
import { intersectTables, uniteTables, negateTable, tableOf, type QueryTable } from './queryTable.ts';

/** Limits an evaluation to some TFs and target genes. */
export interface Restriction {
  /** Allowed TFs, as gene indices; any other TF evaluates to an empty table. */
  readonly tfs?: ReadonlySet<number>;
  /** Allowed target genes. */
  readonly background?: Bitset;
  /** Called before each term; throws to cancel the evaluation. */
  readonly checkpoint?: () => void;
}

/**
 * Evaluates a resolved query (see `resolveQuery`). Columns are in the order in which the query mentions their TFs.
 * Throws `empty-query` when no column is left or the whole query is a negation, `query-too-large` beyond `queryLimits`.
 */
export function evaluateQuery(dataset: Dataset, query: Expression, restriction: Restriction = {}): QueryTable {
  const table = new Evaluator(dataset, restriction).expression(query);
  if (table.excluding || !table.columns.length) throw emptyQuery(dataset, query, restriction);
  return table;
}

/** The error of a query without a result, with the part that empties it. */
function emptyQuery(dataset: Dataset, query: Expression, restriction: Restriction): TrellisError {
  const { tfs, background } = restriction;
  const reason = whyEmpty(
    {
      dataset,
      evaluate: (part) => new Evaluator(dataset, restriction).expression(part),
      isAllowed: (tf) => !tfs || tfs.has(tf),
      hasBackground: background !== undefined,
    },
    query,
  );
  return new TrellisError('empty-query', reason === undefined ? 'empty query' : `empty query: ${reason}`);
}

class Evaluator {
  private mentions = 0;
  private readonly dataset: Dataset;
  private readonly restriction: Restriction;

  constructor(dataset: Dataset, restriction: Restriction) {
    this.dataset = dataset;
    this.restriction = restriction;
  }

  expression(expression: Expression): QueryTable {
    return expression.kind === 'chain' ? this.chain(expression) : this.term(expression);
  }

  private chain({ first, rest }: Chain): QueryTable {
    const size = this.dataset.genes.length;
    let table = this.term(first);
    const texts = new ChainTexts(first);
    for (const { operator, term } of rest) {
      const text = texts.add(operator, term);
      const tables = [table, this.term(term)] as const;
      table = this.limited(
        operator === 'and' ? intersectTables(size, tables, text()) : uniteTables(size, tables, text()),
      );
    }
    return table;
  }

  private limited(table: QueryTable): QueryTable {
    const limit = Math.max(queryLimits.columns, queryLimits.timesEverything * this.dataset.analyses.length);
    if (table.columns.length <= limit) return table;
    const message = `The query brings in more than ${formatCount(limit)} analyses; ask for fewer TFs at a time.`;
    throw new TrellisError('query-too-large', message);
  }

  private term(term: Term): QueryTable {
    this.restriction.checkpoint?.();
    switch (term.kind) {
      case 'not':
        return negateTable(this.term(term.term));
      case 'name':
        return this.name(term);
      case 'group':
        return this.expression(term.inner);
      case 'filtered': {
        const text = printExpression(term);
        return applyFilter(this.dataset, this.term(term.inner), { filter: term.filter, text });
      }
      default:
        return term satisfies never;
    }
  }

  private name({ name }: Name): QueryTable {
    const mention = this.mentions++;
    const { background } = this.restriction;
    const columns = this.analysesOf(name).map((analysis) => {
      const cells = background ? intersect(analysis.cells, background) : analysis.cells;
      return { analysis, filter: '', mention, cells, analysisCells: cells };
    });
    return tableOf(this.dataset.genes.length, columns);
  }

  private analysesOf(name: string): Analysis[] {
    const { analysesByTf, names } = this.dataset;
    const { tfs } = this.restriction;
    const all = [...analysesByTf].filter(([tf]) => !tfs || tfs.has(tf)).map(([, analyses]) => analyses);
    if (name === 'all_tfs') return all.flat();
    if (name === 'multitype') return all.filter(isMultitype).flat();
    if (name === ownKeyword) return all.flat().filter(({ isOwn }) => isOwn);
    const match = names.find(name);
    if (match.kind !== 'gene' || (tfs && !tfs.has(match.gene))) return [];
    return [...(analysesByTf.get(match.gene) ?? [])];
  }
}

const isMultitype = (analyses: readonly Analysis[]): boolean =>
  new Set(analyses.map((analysis) => analysis.metadata.get('EXPERIMENT_TYPE')?.toUpperCase())).size > 1;

/** The growing text of a chain; columns take it as their filter. */
class ChainTexts {
  private text: string;

  constructor(first: Term) {
    this.text = printExpression(first);
  }

  add(operator: string, term: Term): () => string {
    this.text += ` ${operator} ${printExpression(term)}`;
    const { text } = this;
    return () => text;
  }
}
