import { describe, expect, it } from 'vitest';
import { bitsetOf, openDataset, packDataset, type Dataset } from '../../src/dataset/index.ts';
import {
  chooseExampleList,
  chooseExampleNetwork,
  chooseExamples,
  type ExampleSources,
} from '../../src/examples/index.ts';
import { evaluateRequest } from '../../src/result/index.ts';
import { digits, examples as list, mini, ranked } from '../mini.ts';
import { smallContents } from '../smallContents.ts';

const none: ExampleSources = { lists: [], networks: [] };
const all: ExampleSources = { lists: [list], networks: [ranked] };

const rowsOf = (dataset: Dataset, sources: ExampleSources) =>
  new Map(
    chooseExamples(dataset, sources).examples.map(({ name, inputs }) => [
      name,
      evaluateRequest(dataset, { id: 'example', inputs }).rows,
    ]),
  );

describe('the examples of a data set', () => {
  it('are queries that all have genes', () => {
    const rows = rowsOf(mini, all);
    expect([...rows.keys()]).toEqual(['targets', 'direct', 'both', 'pair', 'list', 'network']);
    for (const [name, genes] of rows) expect(genes.length, name).toBeGreaterThan(0);
  });

  it('have as direct targets the genes that are bound and regulated', () => {
    const direct = chooseExamples(mini, none).examples[1];
    expect(direct.inputs.query).toBe('GAM[EXPERIMENT_TYPE = Binding] and GAM[EXPERIMENT_TYPE = Expression]');
    expect(digits(rowsOf(mini, none).get('direct') ?? [])).toBe('040');
  });

  it('take a gene list and a target network of the data set, and say so', () => {
    const { examples } = chooseExamples(mini, all);
    expect(examples.find(({ name }) => name === 'list')).toMatchObject({
      inputs: { query: 'all_tfs', targetGenes: list },
      isPredefined: true,
    });
    expect(examples.find(({ name }) => name === 'network')?.inputs.targetNetwork?.name).toBe('Ranked');
  });

  it('make a list of regulated genes where the data set has none, and leave out the network', () => {
    const { examples } = chooseExamples(mini, none);
    expect(examples.map(({ name }) => name)).not.toContain('network');
    const made = examples.find(({ name }) => name === 'list');
    expect(made?.isPredefined).toBe(false);
    expect(made?.inputs.targetGenes).toEqual({
      name: 'GAM regulated.txt',
      text: '>GAM regulated\nAT1G00040\nAT1G00060\nAT1G00110\n',
    });
  });

  it('leave out direct targets and a second TF where there are none', () => {
    const data = { genes: 'A/ALF B C', analyses: [{ id: 1, tf: 'A', targets: 'B C' }] };
    const { tfs, examples } = chooseExamples(openDataset(packDataset(smallContents(data), '1')), none);
    expect(tfs).toEqual([{ id: 'A', name: 'ALF', hasDirectTargets: false }]);
    expect(examples.map(({ name, inputs }) => [name, inputs.query])).toEqual([
      ['targets', 'ALF'],
      ['list', 'all_tfs'],
    ]);
    expect(examples[1].inputs.targetGenes?.text).toBe('>ALF bound\nB\nC\n');
  });
});

describe('the list and network of the examples', () => {
  const genes = bitsetOf(mini.genes.length, [3, 4, 5]);
  const named = (name: string, ...ids: string[]) => ({ name, text: ids.join('\n') });

  it('is the list that is most enriched in the genes', () => {
    const exact = named('exact', 'AT1G00040', 'AT1G00050', 'AT1G00060');
    const wide = named('wide', 'AT1G00040', 'AT1G00050', 'AT1G00060', 'AT1G00080', 'AT1G00090', 'AT1G00100');
    expect(chooseExampleList(mini, genes, [wide, exact])).toBe(exact);
    expect(chooseExampleList(mini, genes, [exact, wide])).toBe(exact);
  });

  it('is no list that is too long or has no gene in common', () => {
    const apart = named('apart', 'AT1G00080', 'NOTHING');
    const long = named('long', 'AT1G00040', ...Array.from({ length: 5000 }, (_, i) => `X${i}`));
    expect(chooseExampleList(mini, genes, [apart, long])).toBeUndefined();
  });

  it('is the network whose best predictions are validated', () => {
    const network = (name: string, ...targets: string[]) => ({
      name,
      text: targets.map((target) => `ALF\tx\tAT1G00${target}`).join('\n'),
    });
    const first = network('first', '040', '060', '090', '100');
    const last = network('last', '090', '100', '040', '060');
    expect(chooseExampleNetwork(mini, [last, first])).toBe(first);
    expect(chooseExampleNetwork(mini, [first, last])).toBe(first);
    expect(chooseExampleNetwork(mini, [network('all', '040', '060')])?.name).toBe('all');
    expect(chooseExampleNetwork(mini, [network('none', '090', '100')])).toBeUndefined();
    expect(chooseExampleNetwork(mini, [{ name: 'no TF', text: 'AT1G00040\tx\tAT1G00060' }])).toBeUndefined();
  });
});
