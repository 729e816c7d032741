import type { GeneSets } from '@trellis/contract';
import { parse } from 'csv-parse/sync';
import type { SungearAnswer, TargetLists, TargetListsLegend } from '../messages.ts';
import { byOccurrence, ColumnNames, geneSet, grouped, listName, numberIn } from './names.ts';
import { addedEdges } from './queryForms.ts';

export function formTargetLists({ columns, result }: TargetLists) {
  const lists = columns.map((column) => /^(.*) \((\d+)\)$/.exec(column) ?? []);
  const name = byOccurrence();
  return {
    lists: Object.fromEntries(lists.map(([, list, size]) => [listName(list), Number(size)])),
    analyses: Object.fromEntries(
      result.map((row) => {
        const figures = lists.map(([, list], i) => [
          listName(list),
          { p: row['p-value'][i], influence: row.influence[i], specificity: row.specificity[i], count: row.count[i] },
        ]);
        const analysis = { targets: row.info.targets, lists: Object.fromEntries(figures) as unknown };
        return [name(row.info.analysis_id), analysis];
      }),
    ),
  };
}

/** Numbers of targets by analysis. */
export function formTargetListsLegend(legend: TargetListsLegend) {
  const name = byOccurrence();
  return Object.fromEntries(legend.map(([, , , , targets, , id]) => [name(id), targets]));
}

export function formGeneSets({ info, columns, data }: GeneSets, names: ColumnNames) {
  const name = ([, , tag, id]: GeneSets['columns'][number][0]) => names.name(id, tag);
  const pairs = columns.map(([a, b], i) => {
    const { genes, ...p } = data[i];
    return [[name(a), name(b)].sort().join(' '), { ...p, common: genes.length, genes: geneSet(genes) }];
  });
  return {
    counts: Object.fromEntries(info.map(([key, { Count }]) => [name(key), Count])),
    pairs: Object.fromEntries(pairs) as unknown,
  };
}

/** Figures by pair of analysis ids; pairs of the same two ids as their number. */
export function formGeneSetsFile(text: string) {
  const records = parse(text, { columns: true }) as Record<string, string>[];
  const pairs = grouped(
    records.map(
      ({ analysis1, analysis2, less, less_adj, greater, greater_adj, intersection_count }) =>
        [
          [analysis1, analysis2].sort().join(' '),
          [less, less_adj, greater, greater_adj, intersection_count].map(numberIn),
        ] as const,
    ),
  );
  return Object.fromEntries(Object.entries(pairs).map(([key, rows]) => [key, rows.length > 1 ? rows.length : rows]));
}

export function formSungear({ vertices, intersects }: SungearAnswer, names: ColumnNames) {
  const name = ([[, , tag], id]: SungearAnswer['vertices'][number][0]) => names.name(id, tag);
  const groups = intersects.map(([set, , genes, { p_value, expected, adj_p }]) => [
    set.map(name).sort().join(' '),
    { n: genes.length, genes: geneSet(genes), p_value, expected, adj_p },
  ]);
  return { vertices: vertices.map(([key]) => name(key)).sort(), groups: Object.fromEntries(groups) as unknown };
}

/** The cells of the whole table as a file: fold change, p-value and additional edges by analysis and gene. */
export function formInteractions(text: string) {
  const names = new ColumnNames();
  const cells: Record<string, Record<string, unknown>> = {};
  for (const record of parse(text, { columns: true }) as Record<string, string>[]) {
    const { TF: tf, TAG: tag, ANALYSIS: id, TARGET: gene } = record;
    const column = names.name(id, /[0-9a-f-]{36}/.exec(tf)?.[0] ?? tag ?? tf);
    (cells[column] ??= {})[gene] = [
      numberIn(record['Log2FC']),
      numberIn(record['Pvalue']),
      addedEdges(record['ADD_EDGES'] ?? '').join(),
    ];
  }
  return cells;
}
