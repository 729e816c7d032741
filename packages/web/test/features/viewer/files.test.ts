import { execFileSync } from 'node:child_process';
import { layoutNetworkFigure } from '@trellis/figures';
import cytoscape from 'cytoscape';
import { describe, expect, it } from 'vitest';
import {
  networkWriters,
  writeCyjs,
  writeEdgesCsv,
  writeNodesCsv,
  writeSceneSif,
} from '../../../src/features/viewer/files/networkWriters.ts';
import {
  networkFigureData,
  windowFigureOptions,
  wholeFigureOptions,
} from '../../../src/features/viewer/drawing/networkFigure.ts';
import { dressScene, plainDress } from '../../../src/features/viewer/scene/dressScene.ts';
import { emptySelection } from '../../../src/features/viewer/scene/selection.ts';
import { addUpload } from '../../../src/features/viewer/files/upload.ts';
import { noFilters, visibilityOf } from '../../../src/features/viewer/scene/visibility.ts';
import { small } from './smallNetwork.ts';

/** The small network with names that files have to write out. */
const odd = () => addUpload(small(), [{ source: '=1+1', name: 'a<b & "c"', targets: ['AT1G1'] }], '#ffff00').scene;

/** Reads a file with a program of Python and returns what it prints as JSON. */
function python(program: string, text: string): unknown {
  return JSON.parse(execFileSync('/usr/bin/python3', ['-c', program], { input: text, encoding: 'utf8' }));
}

describe('files of a network', () => {
  it('Cytoscape JSON is opened by Cytoscape.js with its positions, and its uploads are marked', () => {
    const graph = cytoscape({
      headless: true,
      layout: { name: 'preset' },
      ...(JSON.parse(writeCyjs(odd())) as object),
    });
    expect([graph.nodes().length, graph.edges().length]).toEqual([6, 7]);
    expect(graph.getElementById('AT1G2').position()).toEqual({ x: 0, y: 70 });
    const edge = graph.edges('[?user]')[0];
    expect([edge.source().id(), edge.target().id(), edge.data('name')]).toEqual(['=1+1', 'AT1G1', 'a<b & "c"']);
  });

  it('SIF has a line per edge in three cells', () => {
    const lines = writeSceneSif(odd()).trim().split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[0].split('\t')).toEqual(['AT1G1', "5' end:Bound", 'Zm00001d004']);
  });

  it('CSV tables are read back cell by cell, and no cell is a formula', () => {
    const program =
      'import sys, json, csv, io; print(json.dumps(list(csv.reader(io.StringIO(sys.stdin.read(), newline="")))))';
    const nodes = python(program, writeNodesCsv(odd())) as string[][];
    expect(nodes[5].slice(0, 5)).toEqual(['AT1G6', 'NRX1', 'PROTEIN_CODING', 'target', '2']);
    expect(nodes[6][0]).toBe("'=1+1");
    const edges = python(program, writeEdgesCsv(odd())) as string[][];
    expect(edges[7]).toEqual(["'=1+1", '', 'a<b & "c"', 'AT1G1', 'ALF', '', 'UPLOADED', 'no']);
  });
});

describe('an edge from a gene to itself', () => {
  const { scene } = addUpload(small(), [{ source: 'AT1G5', name: 'own', targets: ['AT1G5'] }], '#ffff00');
  const picture = { scene, visible: visibilityOf(scene, noFilters), selection: emptySelection, lit: undefined };

  it('is in every file of the network', () => {
    for (const [name, write] of Object.entries(networkWriters).filter(([file]) => file !== 'nodes.csv')) {
      expect(write(scene).split('own').length - 1, name).toBe(1);
    }
  });

  it('is in the vector figure as a curve that leaves its gene', () => {
    const layout = layoutNetworkFigure(networkFigureData(picture), wholeFigureOptions(picture));
    const loops = layout.edges.filter(({ curve }) => curve.length === 8);
    expect(loops).toHaveLength(1);
    const [x, y, left, , , top] = loops[0].curve;
    expect([x - left, y - top].every((reach) => reach > 20)).toBe(true);
  });
});

describe('pictures of a network', () => {
  const scene = small();
  const picture = {
    scene,
    visible: visibilityOf(scene, { ...noFilters, minTfs: 2 }),
    selection: emptySelection,
    lit: undefined,
  };

  it('have what is drawn, with its legend', () => {
    const layout = layoutNetworkFigure(networkFigureData(picture), wholeFigureOptions(picture));
    expect([layout.nodes.length, layout.edges.length]).toEqual([3, 4]);
    expect(layout.legend.map(({ label }) => label)).toEqual([
      'Queried TF',
      'Target',
      'Induced',
      'Repressed',
      'Bound',
      'Additional feature',
    ]);
  });

  it('show the part that the window shows', () => {
    const options = windowFigureOptions(picture, { zoom: 2, x: 0, y: 0 }, { width: 200, height: 100 });
    expect(options.part).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
    expect(options.legend).toHaveLength(6);
  });

  it('fit the width of a page in print, with labels that do not cover each other', () => {
    const named = { ...picture, scene: dressScene(scene, plainDress) };
    const layout = layoutNetworkFigure(networkFigureData(named), wholeFigureOptions(named, 332));
    expect(layout.width).toBe(332);
    expect(layout.nodes.every(({ x, size }) => x - size / 2 >= 0 && x + size / 2 <= 332)).toBe(true);
    expect(layout.nodes.flatMap(({ lines }) => lines)).toEqual(['ALF', 'BET', 'NRX1']);
    expect(layout.nodes.every(({ fontSize }) => fontSize >= 8)).toBe(true);
  });
});
