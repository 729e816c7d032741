import { describe, expect, it } from 'vitest';
import { dressLegend, dressScene, plainDress, readValues } from '../../../../src/features/viewer/scene/dressScene.ts';
import type { NetworkScene } from '../../../../src/features/viewer/scene/scene.ts';
import { small } from '../smallNetwork.ts';

const named = ({ nodes }: NetworkScene) => nodes.flatMap(({ id, label }) => (label ? [id] : []));

/** The small network with many targets that have no edge. */
const large = (): NetworkScene => {
  const scene = small();
  const more = Array.from({ length: 200 }, (_, i) => ({ ...scene.nodes[3], id: `AT2G${i}` }));
  const start = new Uint32Array(scene.nodes.length + more.length + 1).fill(scene.incident.list.length);
  start.set(scene.incident.start);
  return { ...scene, nodes: [...scene.nodes, ...more], incident: { ...scene.incident, start } };
};

describe('names of a network', () => {
  it('are those of all genes up to 150, with more room between them', () => {
    const scene = dressScene(small(), plainDress);
    expect(named(scene)).toHaveLength(5);
    expect(scene.nodes[4].x).toBeGreaterThan(small().nodes[4].x * 2);
  });

  it('are those of TFs above that, or of the genes with most edges too', () => {
    const scene = large();
    expect(dressScene(scene, plainDress)).toBe(scene);
    const connected = named(dressScene(scene, { ...plainDress, labels: 'connected' }));
    expect(connected).toHaveLength(32);
    expect(connected).toContain('AT1G6');
  });

  it('can be left out', () => {
    expect(named(dressScene(small(), { ...plainDress, labels: 'none' }))).toEqual([]);
  });
});

describe('sizes and colors of genes', () => {
  it('follow the number of edges', () => {
    const { nodes } = dressScene(small(), { ...plainDress, isSized: true });
    expect(nodes.map(({ size }) => size)).toEqual([40, 34, 25, 25, 30]);
  });

  it('follow values by id or symbol, blue below 0, and the legend says which', () => {
    const { values, skipped } = readValues('AT1G5\t-2\nnrx1 4\nno number\n');
    expect(skipped).toBe(1);
    const dress = { ...plainDress, values };
    const { nodes } = dressScene(small(), dress);
    expect(nodes[4].color).toBe('#b2182b');
    expect(nodes[3].color).not.toBe(nodes[2].color);
    expect(dressLegend(dress).map(({ label }) => label)).toEqual(['Value −4', '0', '+4', 'No value']);
  });
});
