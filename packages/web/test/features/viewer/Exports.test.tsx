import { screen } from '@testing-library/react';
import { noGenes, readTextFile } from '@trellis/core/reading';
import { nodeStyles } from '@trellis/core/views';
import { networkTable } from '@trellis/engine/views/network/table';
import cytoscape from 'cytoscape';
import { describe, expect, it } from 'vitest';
import { fileNamed, savedFromMenu } from '../../support/fromMenu.ts';
import { openViewer, press, savedNetwork, uploadEdges } from './viewerPage.ts';

const lines = (text: string) => text.trim().split(/\r?\n/);

const readBack = (name: string, text: string): string[] =>
  (readTextFile(text, { name, wanted: 'edges', genes: noGenes }).edges ?? [])
    .map(({ source, edge, target }) => `${source} ${edge} ${target}`)
    .sort();

describe('files of the viewer', () => {
  it('are opened again with all edges, those of an upload included', async () => {
    const user = await openViewer('ALF');
    await uploadEdges(user, 'AT1G00010 mine AT1G00050');
    await screen.findByRole('heading', { level: 1, name: /^10 edges/ });
    const { nodes, edges } = await savedNetwork(user);
    const opened = cytoscape({ headless: true, elements: { nodes: [...nodes], edges: [...edges] } as never });
    expect([opened.nodes().length, opened.edges().length]).toEqual([7, 10]);
    expect(
      opened
        .edges('[name = "mine"]')
        .targets()
        .map((gene) => gene.id()),
    ).toEqual(['AT1G00050']);
    const cx2 = await savedFromMenu(user, 'More files', 'CX2');
    expect(cx2.name).toMatch(fileNamed('query', 'cx2'));
    expect(cx2.text.match(/"mine"/g)).toHaveLength(1);
    const graphml = await savedFromMenu(user, 'More files', 'GraphML');
    expect(graphml.name).toMatch(fileNamed('query', 'graphml'));
    expect(graphml.text.match(/<edge /g)).toHaveLength(10);
    const sif = await savedFromMenu(user, 'More files', 'A line per edge');
    expect(lines(sif.text)).toContain('AT1G00010\tmine\tAT1G00050');
    expect(lines(sif.text)).toHaveLength(10);
    const genes = await savedFromMenu(user, 'More files', 'Table of genes');
    expect(genes.name).toMatch(fileNamed('nodes', 'csv'));
    expect(lines(genes.text)).toHaveLength(1 + 7);
    const table = await savedFromMenu(user, 'More files', 'Table of edges');
    expect(table.name).toMatch(fileNamed('edges', 'csv'));
    expect(lines(table.text)).toHaveLength(1 + 10);
    expect(lines(table.text)[0].split(',')).toEqual([...networkTable.headings, 'kind', 'directed']);
    const [back, ...others] = [sif, graphml, table].map(({ name, text }) => readBack(name, text));
    expect(back).toHaveLength(10);
    expect(others).toEqual([back, back]);
  });

  it(
    'are taken as an upload again, which adds nothing to their own network and everything to another one',
    { tags: ['long'] },
    async () => {
      const user = await openViewer('ALF');
      const { text } = await savedFromMenu(user, 'More files', 'A line per edge');
      await uploadEdges(user, text);
      await screen.findByText('No edges added.');
      await openViewer('GAM');
      await uploadEdges(user, text);
      await screen.findByRole('heading', { level: 1, name: /^15 edges between .* and \d uploaded genes$/ });
    },
  );

  it('have a vector figure of what is drawn, with its legend', async () => {
    const user = await openViewer('ALF');
    const save = () => savedFromMenu(user, 'More images', 'Whole network, vector');
    const { name, text } = await save();
    expect(name).toMatch(fileNamed('query', 'svg'));
    for (const part of ['9 edges between 1 TF and 6 targets', 'Queried TF', 'Repressed', 'Bound'])
      expect(text).toContain(part);
    const targets = (svg: string) => svg.split(nodeStyles.target.color).length - 1;
    expect(targets(text)).toBe(6 + 1);
    await press(user, 'TFs only');
    // The sign of the legend stays.
    expect(targets((await save()).text)).toBe(1);
  });
});
