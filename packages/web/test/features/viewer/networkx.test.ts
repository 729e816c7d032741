import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { writeCx2 } from '../../../src/features/viewer/files/cx2.ts';
import { writeGraphml } from '../../../src/features/viewer/files/graphml.ts';
import { edgesWithEnds } from '../../../src/features/viewer/scene/sceneEdges.ts';
import type { NetworkScene } from '../../../src/features/viewer/scene/scene.ts';
import { addUpload } from '../../../src/features/viewer/files/upload.ts';
import { small } from './smallNetwork.ts';

const python = '/usr/bin/python3';
const hasNetworkx = spawnSync(python, ['-c', 'import networkx']).status === 0;
if (!hasNetworkx)
  console.warn('networkx is not there: GraphML and CX2 are not read back (apt install python3-networkx)');

const scene: NetworkScene = addUpload(
  small(),
  [{ source: '=1+1', name: 'a<b & "c"', targets: ['AT1G1'] }],
  '#ffff00',
).scene;

/** What both readers print: nodes with index and symbol, edges with what they carry. */
const expected = {
  nodes: scene.nodes.map(({ id, name, x, y }) => [id, name, x, y]).sort(),
  edges: edgesWithEnds(scene)
    .map(({ from, to, name, directed, weight }) => [from.id, name, to.id, directed, weight ?? null])
    .sort(),
};

const print = `
print(json.dumps({
  'nodes': sorted([d['gene'], d.get('symbol') or '', d['x'], d['y']] for n, d in g.nodes(data=True)),
  'edges': sorted([g.nodes[a]['gene'], d['interaction'], g.nodes[b]['gene'], d['directed'], d.get('weight')] for a, b, d in g.edges(data=True)),
}))`;

const read = (program: string, text: string): unknown =>
  JSON.parse(execFileSync(python, ['-c', `import sys, io, json, networkx as nx\n${program}${print}`], { input: text }).toString()); // oxfmt-ignore

describe.skipIf(!hasNetworkx)('a network that networkx reads', () => {
  it('from GraphML, with names, indices, directions and weights', () => {
    const program = `g = nx.read_graphml(io.BytesIO(sys.stdin.buffer.read()), force_multigraph=True)
assert g.is_directed()`;
    expect(read(program, writeGraphml(scene))).toEqual(expected);
  });

  it('from CX2, through its declarations of attributes', () => {
    const program = `
cx = {}
for aspect in json.load(sys.stdin):
    for name, values in aspect.items(): cx[name] = values
types = {'string': str, 'double': (int, float), 'boolean': bool, 'integer': int}
declared = cx['attributeDeclarations'][0]
for kind in ('nodes', 'edges'):
    for one in cx[kind]:
        for key, value in one['v'].items(): assert isinstance(value, types[declared[kind][key]['d']]), key
counts = {m['name']: m['elementCount'] for m in cx['metaData']}
assert counts['nodes'] == len(cx['nodes']) and counts['edges'] == len(cx['edges'])
g = nx.MultiDiGraph()
ids = {n['id']: n['v']['represents'] for n in cx['nodes']}
for n in cx['nodes']: g.add_node(n['v']['represents'], gene=n['v']['represents'], symbol='' if n['v']['name'] == n['v']['represents'] else n['v']['name'], x=n['x'], y=n['y'])
for e in cx['edges']: g.add_edge(ids[e['s']], ids[e['t']], **e['v'])`;
    expect(read(program, writeCx2(scene))).toEqual(expected);
  });
});
