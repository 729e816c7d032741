import { readNetworkSize } from '@trellis/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutOff, restore } from '../../support/answers.ts';
import { expectErrors } from '../../support/console.ts';
import { savedByButton } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';

interface CytoscapeFile {
  readonly format_version: string;
  readonly elements: { readonly nodes: readonly unknown[]; readonly edges: readonly unknown[] };
}

describe('the network of a result', () => {
  it('says what it counts', async () => {
    await visitResult('network', 'all_expression', { edition: 'arabidopsis' });
    await screen.findByRole('heading', { name: /^[\d,]+ findings, [\d,]+ distinct edges between \d+ TFs and/ });
    screen.getByText(/^Duplicated edges are collapsed into one single edge\./);
  });

  it('is saved as Cytoscape JSON and as SIF, with the same edges', async () => {
    const user = await visitResult('network', 'NLP7', { edition: 'arabidopsis' });
    const heading = await screen.findByRole('heading', { name: /edges between 1 TF and/ });
    const targets = Number(/and ([\d,]+) target/.exec(heading.textContent)?.[1].replaceAll(',', ''));
    const { name, text } = await savedByButton(user, 'Download JSON');
    expect(name).toBe('query.cyjs');
    const { format_version: version, elements } = JSON.parse(text) as CytoscapeFile;
    expect(version).toBe('1.0');
    expect(elements.nodes.length).toBeGreaterThanOrEqual(targets);
    const linesOf = async (file: string) =>
      (await (await fetch(screen.getByRole<HTMLAnchorElement>('link', { name: file }).href)).text())
        .trim()
        .split('\n');
    expect(await linesOf('Download SIF')).toHaveLength(elements.edges.length);
    expect((await linesOf('Download compact SIF')).length).toBeLessThan(elements.edges.length);
  });

  it(
    'can be opened and saved without its counts, which say nothing when they fail and can be asked for again',
    { tags: ['long'] },
    async () => {
      expectErrors(/fetch failed/);
      cutOff(readNetworkSize);
      const user = await visitResult('network', 'ALF');
      const again = await screen.findByRole('button', { name: 'Count the network' });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
      for (const name of ['Open Network', 'Download SIF']) screen.getByRole('link', { name });
      restore(readNetworkSize);
      await user.click(again);
      await screen.findByRole('heading', { name: /edges between 1 TF and/ });
    },
  );

  it('is called large above 3,000 edges, also by the color of the button that opens it', async () => {
    await visitResult('network', 'NLP7', { edition: 'arabidopsis' });
    await screen.findByRole('region', { name: 'A large network.' });
    const link = () => screen.getByRole('link', { name: 'Open Network' });
    expect(link().dataset['tone']).toBe('caution');
    await visitResult('network', 'ALF');
    await screen.findByRole('heading', { name: /edges between 1 TF and/ });
    expect(screen.queryByRole('region', { name: 'A large network.' })).toBeNull();
    expect(link().dataset['tone']).toBeUndefined();
  });

  it('takes a choice over when it is updated, and says while it has not', async () => {
    const user = await visitResult('network', 'ALF or BET or GAM', { inputs: { targetnetworks: 'Ranked' } });
    const linkOfSif = () => screen.getByRole('link', { name: 'Download SIF' }).getAttribute('href');
    const stale = /do not show this choice yet/;
    const field = await screen.findByRole('textbox', { name: 'AUPR precision cutoff' });
    expect(screen.queryByText(stale)).toBeNull();
    await user.clear(field);
    await user.type(field, '0.4');
    await screen.findByText(stale);
    expect(screen.getByRole('button', { name: 'Update Network' }).dataset['tone']).toBe('caution');
    expect(linkOfSif()).not.toContain('precision=0.4');
    await user.click(screen.getByRole('button', { name: 'Update Network' }));
    await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
    expect(screen.getByRole('button', { name: 'Update Network' }).dataset['tone']).toBe('fresh');
    expect(linkOfSif()).toContain('precision=0.4');
  });
});
