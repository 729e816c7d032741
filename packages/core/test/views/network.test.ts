import { describe, expect, it } from 'vitest';
import { buildNetwork, edgeWeight, evidenceWeight, type Network } from '../../src/views/index.ts';
import { ask, askSmall, askWithout, digits, mini } from '../mini.ts';

/** Edges as `source name kind: targets`, with the multiplicity behind a slash where there is one. */
const edgesOf = ({ dataset, edges }: Network) =>
  edges.map(({ source, name, kind, directed, targets, multiplicity }) => {
    const ends = Array.from(targets, (gene, i) => {
      const id = dataset.genes[gene].id.slice(-3);
      return multiplicity.length ? `${id}/${multiplicity[i]}` : id;
    });
    return `${dataset.genes[source].id.slice(-3)} ${name} ${kind}${directed ? '' : ' --'}: ${ends.join(' ')}`;
  });

describe('the edges of a network', () => {
  it('are those of each TF by name: edge type and direction', () => {
    expect(edgesOf(buildNetwork(ask('BET')))).toEqual([
      '020 in planta:Regulated:INDUCED INDUCED: 030/1',
      '020 in planta:Regulated:REPRESSED REPRESSED: 040/1 080/1',
      '020 in planta:Regulated:EXPRESSION EXPRESSION: 090/1',
      '020 in vitro:Bound:DAP BOUND: 030/1 040/1 080/1 100/1',
    ]);
    expect(buildNetwork(ask('BET')).dataset).toBe(mini);
  });

  it('are one for all analyses with the same name, and say how many have it', () => {
    const { edges } = buildNetwork(ask('ALF[EXPERIMENT_TYPE=Binding] or ALF[log2fc>0 or id=2]'));
    const bound = edges.find(({ kind }) => kind === 'BOUND');
    expect(digits(bound?.targets ?? [])).toBe('020 040 060 080');
    expect([...(bound?.multiplicity ?? [])]).toEqual([2, 2, 2, 2]);
  });

  it('have the names that were observed and no other, the first gene of the annotation being a target too', () => {
    const data = { genes: 'A T', analyses: [{ id: 1, tf: 'T', targets: { A: [1, 0.1] as const } }] };
    expect(edgesOf(buildNetwork(askSmall(data)))).toEqual(['T Regulated:INDUCED INDUCED: A/1']);
  });

  it('leave cells out that are no edge, and those of hidden analyses', () => {
    // Analysis 3 has no fold change for 060.
    expect(edgesOf(buildNetwork(askWithout([4], 'BET'))).join()).not.toMatch(/060|Bound/);
  });
});

describe('the nodes of a network', () => {
  it('are the TFs, then the other targets by the number of TFs that target them and by id', () => {
    const { tfs, targets } = buildNetwork(ask('all_tfs'));
    expect(digits(tfs)).toBe('010 020 030');
    expect(targets.map(({ gene, tfs }) => `${digits([gene])} ${tfs}`)).toEqual([
      '050 1',
      '070 1',
      '090 1',
      '100 1',
      '110 1',
      '120 1',
      '060 2',
      '080 2',
      '040 3',
    ]);
  });

  it('begin with the TF that most TFs target', () => {
    const result = askSmall({
      genes: 'T1 T2 T3 T4 X1 X2 X3 X4',
      analyses: [
        { id: 1, tf: 'T1', targets: 'T3 T4 X1 X2 X3 X4' },
        { id: 2, tf: 'T2', targets: 'T3 T4 X1 X2 X3' },
        { id: 3, tf: 'T3', targets: 'T2 T4 X3 X4' },
        // Regulation by the same TF counts no TF twice.
        { id: 4, tf: 'T1', targets: { T2: [1, 0.1], T3: [1, 0.1], X1: [-1, 0.1] } },
        { id: 5, tf: 'T4', targets: 'X4' },
      ],
    });
    const { tfs, targets } = buildNetwork(result);
    expect(tfs.map((tf) => result.dataset.genes[tf].id)).toEqual(['T4', 'T2', 'T3', 'T1']);
    expect(targets.map(({ gene, tfs }) => `${result.dataset.genes[gene].id} ${tfs}`)).toEqual([
      'X1 2',
      'X2 2',
      'X3 3',
      'X4 3',
    ]);
  });
});

describe('TFs that equally many TFs target', () => {
  it('come by id, not by their number of targets', () => {
    const data = {
      genes: 'T U X Y',
      analyses: [
        { id: 1, tf: 'T', targets: 'X' },
        { id: 2, tf: 'U', targets: 'X Y' },
      ],
    };
    expect(buildNetwork(askSmall(data)).tfs).toEqual([0, 1]);
  });
});

describe('the weight of an edge', () => {
  const data = {
    genes: 'T U X Y',
    analyses: [
      { id: 1, tf: 'T', targets: 'U X Y' },
      { id: 2, tf: 'T', targets: 'X Y' },
      { id: 3, tf: 'T', targets: 'Y' },
      { id: 4, tf: 'U', targets: 'Y' },
    ],
  };

  it('is 1 for a target that fewest analyses agree on, not counting targets that are TFs', () => {
    // T has U twice, X four times and Y six times, U has Y three times.
    const network = buildNetwork(askSmall(data, 'T or T or U or U or U'));
    expect(network.minMultiplicity).toBe(3);
    expect(edgeWeight(network, 3)).toBe(1);
    expect(edgeWeight(network, 6)).toBe(4);
  });

  it('weighs several analyses of one publication once, where the evidence is weighed', () => {
    const of = (publication: string) => ({ 'DATA_SOURCE/PUBLICATION': publication });
    const network = buildNetwork(
      askSmall({
        genes: 'A B C T',
        analyses: [
          { id: 1, tf: 'T', targets: 'A B', metadata: of('One') },
          { id: 2, tf: 'T', targets: 'A B C', metadata: of('one') },
          { id: 3, tf: 'T', targets: 'A', metadata: of('Two') },
        ],
      }),
    );
    const [edges] = network.edges;
    expect([[...edges.multiplicity], [...edges.publications]]).toEqual([[3, 2, 1], [2, 1, 1]]); // oxfmt-ignore
    expect(Array.from(edges.publications, (count) => evidenceWeight(network, count))).toEqual([2, 1, 1]);
    expect(Array.from(edges.multiplicity, (count) => edgeWeight(network, count))).toEqual([3, 2, 1]);
  });

  it('is the smallest over all TFs and names', () => {
    expect(buildNetwork(askSmall(data)).minMultiplicity).toBe(1);
    const twice = buildNetwork(askSmall(data, '(T and U) or U'));
    expect(edgesOf(twice)).toEqual(['T Bound BOUND: Y/3', 'U Bound BOUND: Y/2']);
    expect(twice.minMultiplicity).toBe(2);
  });

  it('counts from 1 where every target is a TF', () => {
    const only = {
      genes: 'T U',
      analyses: [
        { id: 1, tf: 'T', targets: 'U' },
        { id: 2, tf: 'U', targets: 'T' },
      ],
    };
    expect(buildNetwork(askSmall(only, 'T or U or T or U')).minMultiplicity).toBe(1);
  });
});

describe('additional edges', () => {
  const additional = (query: string, ...edges: string[]) =>
    edgesOf(buildNetwork(ask(query), { edges })).filter((edge) => edge.includes('ADDITIONAL'));

  it('run from a TF of the query to a member of the network, for the asked types', () => {
    expect(additional('ALF', 'Predicted')).toEqual(['010 Predicted ADDITIONAL: 040 050']);
    expect(additional('ALF[id=2]', 'Predicted')).toEqual(['010 Predicted ADDITIONAL: 040']);
    expect(additional('ALF')).toEqual([]);
    expect(additional('ALF', 'nothing', 'Open chromatin')).toEqual([]);
  });

  it('are drawn once between two TFs when they have no direction', () => {
    expect(additional('all_tfs', 'Protein interaction')).toEqual([
      '010 Protein interaction ADDITIONAL --: 020',
      '020 Protein interaction ADDITIONAL --: 030',
    ]);
    expect(additional('BET or GAM', 'Protein interaction')).toEqual([
      '020 Protein interaction ADDITIONAL --: 010 030',
    ]);
  });

  it('come type by type and TF by TF in the order of ids, with those that have a direction to every TF', () => {
    // GAM has six edges here, ALF four: GAM comes first in the result.
    expect(additional('GAM or ALF[id=2]', 'Protein interaction', 'Open chromatin')).toEqual([
      '030 Open chromatin ADDITIONAL: 010',
      '010 Protein interaction ADDITIONAL --: 020',
      '030 Protein interaction ADDITIONAL --: 020',
    ]);
  });

  it('leave out genes whose analyses are all hidden', () => {
    const network = buildNetwork(askWithout([1], 'ALF'), { edges: ['Predicted'] });
    expect(edgesOf(network).at(-1)).toBe('010 Predicted ADDITIONAL: 040');
    expect(edgesOf({ ...network, edges: network.undrawn })).toEqual(['010 Predicted ADDITIONAL: 050']);
    expect(buildNetwork(ask('ALF'), { edges: ['Predicted'] }).undrawn).toEqual([]);
  });
});

describe('predicted edges', () => {
  const edge = (source: number, target: number, name = 'n') => ({ source, target, name });
  const predicted = (query: string, ...edges: ReturnType<typeof edge>[]) =>
    edgesOf(buildNetwork(ask(query), { predicted: edges })).filter((text) => text.includes('PREDICTED'));

  it('are grouped by source and name, their targets rising and each once', () => {
    expect(predicted('all_tfs', edge(0, 9), edge(0, 3), edge(1, 3), edge(0, 3, 'm'), edge(0, 9))).toEqual([
      '010 n PREDICTED: 040 100',
      '020 n PREDICTED: 040',
      '010 m PREDICTED: 040',
    ]);
  });

  it('run from TFs of the query to its rows', () => {
    expect(predicted('ALF', edge(0, 3), edge(1, 3), edge(0, 9), edge(3, 3))).toEqual(['010 n PREDICTED: 040']);
    expect(edgesOf(buildNetwork(ask('ALF'))).some((text) => text.includes('PREDICTED'))).toBe(false);
  });
});
