import { noGenes, readTextFile } from '@trellis/core/reading';
import { describe, expect, it } from 'vitest';
import { addUpload, fileProblem, rowsOfEdges } from '../../../../src/features/viewer/files/upload.ts';
import { small } from '../smallNetwork.ts';

const rowsIn = (text: string) =>
  rowsOfEdges([...(readTextFile(text, { name: 'x.sif', wanted: 'edges', genes: noGenes }).edges ?? [])]);
const add = (text: string) => addUpload(small(), rowsIn(text), '#ffff00');

describe('adding an upload', () => {
  it('matches ids without case, and keeps the case of the network', () => {
    const { scene, edges, nodes } = add('at1g1 mine ZM00001D004 At1G5');
    expect([edges, nodes]).toEqual([2, 0]);
    expect(
      scene.edges.slice(6).map(({ source, target, name, kind, color }) => [source, target, name, kind, color]),
    ).toEqual([
      [0, 2, 'mine', 'UPLOADED', '#ffff00'],
      [0, 3, 'mine', 'UPLOADED', '#ffff00'],
    ]);
    expect(scene.nodes[2].id).toBe('Zm00001d004');
  });

  it('makes a node of an unknown id, once, in upper case, to the right of the network', () => {
    const { scene, nodes } = add('Os01g0001 mine AT1G1\nos01G0001 mine AT1G2');
    expect(nodes).toBe(1);
    const made = scene.nodes[5];
    expect(made).toMatchObject({
      id: 'OS01G0001',
      name: '',
      type: 'user',
      size: 20,
      label: false,
      shape: 'round-rectangle',
    });
    expect(made.x).toBeGreaterThan(160);
    expect(scene.edges.slice(6).map(({ source, target }) => [source, target])).toEqual([
      [5, 0],
      [5, 1],
    ]);
  });

  it('adds nothing twice: not within a file, not when it is repeated, not what the network has', () => {
    const first = add('AT1G1 mine AT1G5 at1g5\nAT1G1 mine AT1G5');
    expect(first.edges).toBe(1);
    const again = addUpload(first.scene, rowsIn('at1g1 mine at1g5'), '#ff0000');
    expect([again.edges, again.nodes]).toEqual([0, 0]);
    expect(add('AT1G2\tin planta:Bound\tAT1G6').edges).toBe(0);
  });

  it('leaves the scene as it is when there are no rows', () => {
    const scene = small();
    expect(addUpload(scene, [], '#ffff00').scene).toBe(scene);
  });
});

describe('an uploaded file', () => {
  const file = (name: string, type: string, size = 10) => fileProblem({ name, type, size });

  it('is accepted when its name or its type is that of a text, a table or nothing', () => {
    expect([file('a', ''), file('a.csv', 'text/csv'), file('a.sif', 'application/octet-stream')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(file('a.TSV', 'application/x')).toBeUndefined();
  });

  it('is refused when it is of another type, and when it is too large', () => {
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.pdf', 'application/pdf'],
      ['a.json', 'application/json'],
    ])
      expect(file(name, type)).toBe(`File type not accepted. ${name} is not a text, SIF or TSV file.`);
    expect(file('a.txt', 'text/plain', 30e6)).toBe('a.txt is too large: the limit is 20 MB.');
  });
});
