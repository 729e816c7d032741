import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrellisError, valueOf } from '@trellis/core';
import {
  groupByTf,
  openDataset,
  packDataset,
  packOwnAnalyses,
  type AnalysisContents,
  type Dataset,
  type DatasetContents,
  type OwnImage,
} from '@trellis/core/dataset';
import { printQuery } from '@trellis/core/query';
import { evaluateRequest } from '@trellis/core/result';
import { propertyRuns } from '../../../core/test/propertyRuns.ts';
import { queryNames, randomContents, randomQuery } from '../../../core/test/query/random.ts';
import { openResult } from '@trellis/engine';
import { callNamed, calls } from '../../src/views/registry.ts';
import { textOf } from '../textOf.ts';

const firstOwnId = 1_000_001;

/** Views that make compressed files; the tables in them are views of their own. */
const compressed: readonly string[] = ['xlsx', 'archive'];

/** All other views; each question looks at some of them. */
const plain = calls.map(({ name }) => name).filter((name) => !compressed.includes(name));

/** Options of views that cannot do without; all others take their defaults. */
const needed: Readonly<Record<string, object>> = {
  table: { row: 0, column: 0, rows: 50, columns: 50 },
  edge: { source: 'G00', target: 'G05' },
  genesInCommon: { a: 0, b: 1 },
  geneSetsCsv: { fields: [] },
  sif: { expand: true },
  prunedNetwork: { precision: 0.5 },
  networkPaths: { from: 'G00', steps: 2 },
  updatedIds: { update: [] },
  termGenes: { set: 0, term: 'GO:1' },
  arrow: { part: 'interactions' },
  embed: { figure: 'gene-sets', size: 'wide', paper: 'light' },
};

/** The same analysis as a user brings it, and as an import has it. */
const questions = fc.record({
  contents: randomContents,
  own: fc.nat(2),
  query: randomQuery([...queryNames, 'own']),
  lists: fc.option(fc.subarray(['G05', 'G06', 'G07', 'G08', 'G09'], { minLength: 1 }), { nil: undefined }),
  edges: fc.subarray(['PPI', 'Open chromatin']),
  shown: fc.uniqueArray(fc.constantFrom(...plain), { minLength: 4, maxLength: 4 }),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

/** Takes some analyses out of a data set: they are imported under the ids of own ones, or brought with the request. */
function bothWays({ contents, own }: Question): {
  readonly imported: Dataset;
  readonly published: Dataset;
  readonly image: OwnImage;
} {
  const count = contents.analyses.length - 1 - Math.min(own, contents.analyses.length - 2);
  const taken = contents.analyses.slice(count).map(asOwn);
  const kept = contents.analyses.slice(0, count);
  const open = (analyses: DatasetContents['analyses']) => openDataset(packDataset({ ...contents, analyses }, 'v'));
  return {
    imported: marked(open([...kept, ...taken])),
    published: open(kept),
    image: packOwnAnalyses(taken, {
      size: contents.genes.length,
      files: taken.map(({ name }) => ({ name, bytes: new Uint8Array(), metadata: {} })),
    }),
  };
}

/** Marks the imported analyses as own ones: a mark takes room in labels and figures. */
function marked(dataset: Dataset): Dataset {
  const analyses = dataset.analyses.map((analysis) =>
    analysis.id < firstOwnId ? analysis : { ...analysis, isOwn: true as const },
  );
  return { ...dataset, analyses, analysesByTf: groupByTf(analyses) };
}

const asOwn = (analysis: AnalysisContents, i: number): AnalysisContents => ({
  ...analysis,
  id: firstOwnId + i,
  metadata: [...analysis.metadata, { key: 'LABEL', value: `mine ${i}`, searchable: true }, source].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  ),
});
const source = { key: 'SOURCE', value: 'own', searchable: true };

/** Views as texts, or what they refuse. */
async function viewsOf(dataset: Dataset, question: Question, own?: OwnImage): Promise<Record<string, string>> {
  const { edges, lists } = question;
  const query = printQuery(question.query).replaceAll(/\bown\b/g, 'all_tfs[SOURCE=own]');
  const inputs = { query, edges, ...(lists && { targetGenes: { name: 'mine', text: lists.join('\n') } }) };
  const evaluated = await attempt(() => openResult(evaluateRequest(dataset, { id: 'r', inputs, own })));
  if (typeof evaluated === 'string') return { error: evaluated };
  const texts: Record<string, string> = {};
  for (const name of question.shown) {
    const call = callNamed(name);
    const text = await attempt(async () =>
      textOf(
        await call.write(evaluated, valueOf(needed, name) ?? {}, { ...context, compared: () => evaluated } as never),
      ),
    );
    // Only the answer to a query says which analyses came with it.
    texts[name] = text.replace(/"own_analyses":\[.*?\{\}\}\],/, '');
  }
  return texts;
}

const context = {
  request: { created: '', revision: 0, version: 'v', predefined: {}, versions: { newest: 'v' } },
  checkpoint: () => {},
  motifs: {
    hits: () => Promise.resolve([]),
    clusterHits: () => Promise.resolve([]),
    clusters: () => Promise.resolve(new Map()),
  },
  documents: { read: () => Promise.resolve(undefined) },
};

/** What a function returns, or the code and sentence of its error. */
async function attempt<T>(make: () => T | Promise<T>): Promise<T | string> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

describe('an analysis that a user brings', () => {
  it('gives the same views, byte for byte, as one that was imported (property)', { tags: ['long'] }, async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { imported, published, image } = bothWays(question);
        const expected = await viewsOf(imported, question);
        expect(await viewsOf(published, question, image)).toEqual(expected);
        if (!('error' in expected)) answered++;
      }),
      { numRuns: propertyRuns(2000) },
    );
    expect(answered).toBeGreaterThan(propertyRuns(400));
  });
});
