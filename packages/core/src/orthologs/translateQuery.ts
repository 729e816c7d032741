import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import type { Name, Postfix } from '../query/ast.ts';
import { closestNames, namesOfTfs } from '../query/closestNames.ts';
import { parseQuery } from '../query/grammar.ts';
import { isKeyword } from '../query/keywords.ts';
import { printExpression } from '../query/print.ts';
import { replaceNames } from '../query/replaceNames.ts';
import { referencesIn } from '../query/referencesIn.ts';
import { orthologPairs, orthologsByGene, type OrthologPairs } from './orthologPairs.ts';

/** A query for another edition: its TFs are replaced by their orthologs. */
export interface TranslatedQuery {
  /** The other edition. */
  readonly to: string;
  /** The edition that the orthologs are inferred through; null when a table lists them. */
  readonly through: string | null;
  /** The text of the new query; null when none of the names has an ortholog with analyses. */
  readonly query: string | null;
  /** The different TFs of the query, in their order. */
  readonly tfs: readonly TranslatedTf[];
  /** Whether filters were copied, whose values the other edition may not have. */
  readonly hasFilters: boolean;
}

export interface TranslatedTf {
  /** As written, and the id of the gene. */
  readonly name: string;
  readonly id: string;
  /** The orthologs that have analyses, as the new query names them. */
  readonly orthologs: readonly { readonly name: string; readonly id: string; readonly analyses: number }[];
  /** Number of orthologs without analyses, which are left out. */
  readonly withoutAnalyses: number;
}

export interface TranslatedEditions {
  readonly from: Dataset;
  readonly to: Dataset;
  readonly hub?: () => Dataset | undefined;
}

/**
 * Translates a query: a TF becomes its orthologs with analyses, joined by `or`; one without any is left out. Keywords and filters
 * stay. Throws the errors of the grammar, `unknown-tf` for a name that is neither a gene nor a keyword, `bad-query` for `expand`,
 * whose TFs are a list, and `no-orthologs`.
 */
export function translateQuery(text: string, editions: TranslatedEditions): TranslatedQuery {
  const parsed = parseQuery(text);
  if (parsed.kind === 'call')
    throw new TrellisError(
      'bad-query',
      'A query with expand cannot be translated: its TFs come from a list.',
      parsed.at,
    );
  const { from, to, hub } = editions;
  const pairs = orthologPairs(from, to, hub);
  const isKept = ({ name }: Name): boolean => isKeyword(name) || Object.hasOwn(from.namedQueries, name.toLowerCase());
  const { names, comparisons } = referencesIn(parsed);
  const translate = translator({ from, to, pairs });
  const translated = new Map(names.filter((name) => !isKept(name)).map((node) => [node.name, translate(node)]));
  const query = replaceNames(parsed, (node) => (isKept(node) ? node : nodeOf(translated.get(node.name))));
  return {
    to: to.edition,
    through: pairs.through,
    query: query ? printExpression(query) : null,
    tfs: [...translated.values()],
    hasFilters: comparisons.length > 0,
  };
}

interface Translator extends Pick<TranslatedEditions, 'from' | 'to'> {
  readonly pairs: OrthologPairs;
}

function translator({ from, to, pairs }: Translator): (node: Name) => TranslatedTf {
  const orthologsOf = orthologsByGene(pairs);
  return ({ name, at }) => {
    const match = from.names.find(name);
    if (match.kind !== 'gene')
      throw new TrellisError(
        'unknown-tf',
        `"${name}" is not the name of one gene of this edition.`,
        at,
        closestNames(name, namesOfTfs(from)),
      );
    const orthologs = [...orthologsOf(match.gene)];
    const withAnalyses = orthologs.filter((gene) => to.analysesByTf.has(gene));
    return {
      name,
      id: from.genes[match.gene].id,
      orthologs: withAnalyses.map((gene) => ({
        name: queryName(to, gene),
        id: to.genes[gene].id,
        analyses: to.analysesByTf.get(gene)?.length ?? 0,
      })),
      withoutAnalyses: orthologs.length - withAnalyses.length,
    };
  };
}

/** The symbol of a gene where no other gene has it, else its id. */
function queryName({ genes, names }: Pick<Dataset, 'genes' | 'names'>, gene: number): string {
  const { id, name } = genes[gene];
  const match = name === '' || isKeyword(name) ? undefined : names.find(name);
  return match?.kind === 'gene' && match.gene === gene ? name : id;
}

/** The orthologs as a part of a query: a name, or several in parentheses; undefined without any. */
function nodeOf(tf: TranslatedTf | undefined): Postfix | undefined {
  const [first, ...rest] = (tf?.orthologs ?? []).map(({ name }): Name => ({ kind: 'name', name }));
  if (rest.length === 0) return first;
  return {
    kind: 'group',
    inner: { kind: 'chain', first, rest: rest.map((term) => ({ operator: 'or', term })) },
  };
}
