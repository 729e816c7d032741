import { describe, expect, it } from 'vitest';
import { readTextFile } from '../../src/reading/index.ts';
import { codesOf, describeGarden, garden, ids, rolesOf } from './garden.ts';

const targets = ids.slice(20, 26);
const lines = (line: (target: string, i: number) => string): string => targets.map(line).join('\n');
const tf = ids[0];

describe('a network', () => {
  it.each([
    ['source, target, score', lines((id, i) => `${tf}\t${id}\t${9 - i}`), null],
    ['GRNBoost2', `TF\ttarget\timportance\n${lines((id, i) => `${tf}\t${id}\t${9 - i}`)}`, 1],
    ['a # heading', `#TF\ttarget\tweight\n${lines((id, i) => `${tf}\t${id}\t${9 - i}`)}`, 1],
    ['GENIE3', `"regulatoryGene" "targetGene" "weight"\n${lines((id, i) => `"${i}" "${tf}" "${id}" ${9 - i}`)}`, 1],
    ['quotes', lines((id, i) => `"${tf}" "${id}" ${9 - i}`), null],
    ['ARACNe', `Regulator\tTarget\tMI\tpvalue\n${lines((id, i) => `${tf}\t${id}\t${9 - i}\t0.01`)}`, 1],
  ])('of %s is read with its heading', (_, content, heading) => {
    expect(describeGarden(content)).toMatchObject({
      kind: 'network',
      rows: 6,
      edges: 6,
      ranked_by: 'score',
      format: { heading },
      error: null,
    });
    expect(describeGarden(content).first_edges?.[1]).toEqual([tf, null, targets[1], 8]);
  });

  it('of SIF has an edge for each target of a line', () => {
    for (const content of [
      `${tf}\tpd\t${targets.join('\t')}\n${ids[1]}\tpd\t${ids[9]}`,
      `${tf} pd ${targets.join(',')}\n${ids[1]} pd ${ids[9]}`,
    ])
      expect(describeGarden(content, { name: 'x.sif' })).toMatchObject({
        kind: 'network',
        edges: 7,
        ranked_by: 'order',
      });
  });

  it('counts an edge once with its highest score, and says what it found', () => {
    const read = describeGarden(
      `HY5\t${ids[9]}\t-1\n${tf}\t${ids[9]}.1\t2\n${tf}\t${ids[8]}\tNA\nNOBODY1\t${ids[8]}\t1`,
    );
    expect(read).toMatchObject({ rows: 4, edges: 3, unknown: ['NOBODY1'] });
    expect(read.first_edges).toEqual([
      [tf, null, ids[9], 2],
      [tf, null, ids[8], null],
      ['NOBODY1', null, ids[8], 1],
    ]);
    expect(codesOf(read.notes)).toEqual(['duplicate_edges', 'negative_scores', 'missing_scores', 'transcripts']);
  });

  it('of an ambiguous symbol means the TF with analyses', () => {
    const read = describeGarden(`TWIN\t${ids[8]}\t1\nPIF4\t${ids[9]}\t2`, { wanted: 'network' });
    expect(read.first_edges?.[0]).toEqual([tf, null, ids[8], 1]);
    expect(codesOf(read.notes)).toEqual(['ambiguous_names']);
  });

  it('can be a matrix, and asks for its direction when that is not clear', () => {
    const matrix = `\t${ids[20]}\t${ids[21]}\t${ids[22]}\n${ids[0]}\t0\t1.5\t2\n${ids[1]}\t0.5\t0\t0\n`;
    expect(describeGarden(matrix)).toMatchObject({ kind: 'network', edges: 3, questions: [] });
    const unclear = matrix.replace(ids[0], ids[5]).replace(ids[1], ids[6]);
    expect(codesOf(describeGarden(unclear, { wanted: 'network' }).questions)).toEqual(['direction_of_matrix']);
  });

  it('given to the viewer has one target a line where its columns have names', () => {
    const content = `TF,EDGE_TYPE,ANALYSIS,TARGET,Log2FC\n${lines((id) => `${tf},'+bound,x,${id},2`)}`;
    const read = describeGarden(content, { wanted: 'edges' });
    expect(read).toMatchObject({ edges: targets.length });
    // The mark that exports put before what a spreadsheet would take for a formula is not part of a name.
    expect(read.first_edges?.[0]).toEqual([tf, '+bound', targets[0], 2]);
  });

  it('has no target that is a number between signs', () => {
    expect(describeGarden(`${ids[0]} r -"1\n${ids[0]} r ${ids[5]}`, { wanted: 'network' }).edges).toBe(1);
  });

  it('asks whether negative scores count by their sizes', () => {
    const content = `source\ttarget\tcor\n${lines((id, i) => `${tf}\t${id}\t${i === 1 ? -0.9 : 0.1 * i}`)}`;
    expect(codesOf(describeGarden(content).questions)).toEqual(['sign_of_scores']);
    const read = readTextFile(content, {
      name: 'x.txt',
      genes: garden,
      answers: { sign_of_scores: 'absolute values' },
    });
    expect(read.edges?.at(1)?.score).toBe(0.9);
    expect(codesOf(read.notes)).not.toContain('negative_scores');
  });

  it('asks whether a small p-value is best also where its column is chosen by hand', () => {
    const read = readTextFile(`TF\ttarget\tweight\tpvalue\n${lines((id, i) => `${tf}\t${id}\t${i}\t0.0${i}`)}`, {
      name: 'x.txt',
      genes: garden,
      wanted: 'network',
      chosen: new Map([
        [0, { role: 'source' }],
        [1, { role: 'target' }],
        [3, { role: 'score' }],
      ]),
    });
    expect(read.isSmallBest).toBe(true);
    expect(codesOf(read.questions)).toEqual(['order_of_score']);
  });

  it('asks whether a small p-value or rank is best', () => {
    const read = describeGarden(`source\ttarget\tpvalue\n${lines((id, i) => `${tf}\t${id}\t0.0${i}`)}`);
    expect(rolesOf(read).pvalue).toBe('score');
    expect(codesOf(read.questions)).toEqual(['order_of_score']);
  });

  it.each([
    [ids.slice(0, 4).join('\n'), 'bad_columns', undefined],
    [lines((id) => `${tf}\tr\t${id}\tArabidopsis thaliana\tFunTFBS`), 'bad_columns', undefined],
    [lines((id, i) => `${tf}\tr\t${id}${i === 4 ? '' : '\t1'}`), 'uneven_rows', 5],
    [lines((id, i) => `${tf}\t${id}\t${i === 3 ? 'high' : 1}`), 'not_a_number', 4],
  ])('is refused: %#', (content, code, line) => {
    expect(describeGarden(content, { wanted: 'network' }).error).toMatchObject({ code, ...(line && { line }) });
  });

  it('given to the viewer never has a number as a target', () => {
    const read = describeGarden(
      lines((id, i) => `${tf}\tdap\t${id}\t${i}.5`),
      { wanted: 'edges' },
    );
    expect(read).toMatchObject({ kind: 'edges', edges: 6 });
    expect(codesOf(read.notes)).toContain('numbers_ignored');
    expect(
      describeGarden(
        lines((id) => `${tf}\t${id}`),
        { wanted: 'edges' },
      ).error?.message,
    ).toBe('Every row need to have at least 3 columns.');
  });

  it.each([
    [
      'lines of one and of several targets',
      `${tf}\tdap\t${ids[1]}\t${ids[2]}\n\n${ids[3]}\tchip seq\t${ids[4]}\n`,
      3,
    ],
    ['blanks between the cells', `${tf} dap ${ids[1]} ${ids[2]}\n  ${ids[3]} dap ${ids[4]}`, 3],
    ['names that no gene has', 'mine\tpp\tyours\nmine\tpp\tours\n', 2],
  ])('given to the viewer can have %s', (_, content, edges) => {
    expect(describeGarden(content, { wanted: 'edges' })).toMatchObject({ kind: 'edges', edges, error: null });
  });
});

describe('a network of another program', () => {
  const rows = (row: (source: string, target: string, score: number) => string): string =>
    Array.from({ length: 8 }, (_, i) => row(ids[i % 2], ids[10 + i], 9 - i)).join('\n');
  const edges = {
    kind: 'network',
    edges: 8,
    ranked_by: 'score',
    first_edges: expect.arrayContaining([[ids[0], null, ids[10], 9]]),
  };

  it.each([
    ['STRING', `protein1 protein2 combined_score\n${rows((a, b, s) => `3702.${a}.1 3702.${b}.1 ${s}`)}`],
    [
      'WGCNA',
      `fromNode\ttoNode\tweight\tdirection\tfromAltName\ttoAltName\n${rows((a, b, s) => `${a}\t${b}\t${s}\tundirected\tNA\tNA`)}`,
    ],
    [
      'R with numbers of rows',
      Array.from({ length: 8 }, (_, i) => `"${i + 1}" "${ids[i % 2]}" "${ids[10 + i]}" ${9 - i}`).join('\n'),
    ],
    ['CellOracle', `,source,target,coef_mean,coef_abs,p\n${rows((a, b, s) => `0,${a},${b},-${s},${s},0.1`)}`],
    [
      'GraphML',
      `<?xml version="1.0"?>\n<graphml><key id="d0" for="edge" attr.name="weight"/><graph>\n${ids.map((id, i) => `<node id="n${i}"><data key="gene">${id}</data></node>`).join('\n')}\n${Array.from({ length: 8 }, (_, i) => `<edge source="n${i % 2}" target="n${10 + i}"><data key="d0">${9 - i}</data></edge>`).join('\n')}\n</graph></graphml>`,
    ],
  ])('of %s is read', (_, content) => {
    expect(describeGarden(content)).toMatchObject(edges);
  });

  it('of GraphML leaves references that it does not know as they are', () => {
    const nodes = [...ids.slice(0, 12), '&constructor;'].map(
      (id, i) => `<node id="n${i}"><data key="gene">${id}</data></node>`,
    );
    const edges = Array.from({ length: 11 }, (_, i) => `<edge source="n0" target="n${i + 1}"/>`);
    const content = `<graphml><graph>\n${[...nodes, ...edges, '<edge source="n0" target="n12"/>'].join('\n')}\n</graph></graphml>`;
    expect(describeGarden(content)).toMatchObject({ unknown: ['&constructor'] });
  });

  it('has the names of edges that Cytoscape writes', () => {
    const content = `"SUID","name","weight"\n${rows((a, b, s) => `"1","${a} (activates) ${b}","${s}"`)}`;
    expect(describeGarden(content).first_edges?.[0]).toEqual([ids[0], 'activates', ids[10], 9]);
  });

  it('can be a matrix that R wrote, without a name above the names of its rows', () => {
    const matrix = `${ids.slice(0, 4).join('\t')}\n${ids
      .slice(10, 16)
      .map((id) => `${id}\t0.1\t0\t0.3\t0`)
      .join('\n')}`;
    expect(describeGarden(matrix)).toMatchObject({ kind: 'network', edges: 12 });
  });
});
