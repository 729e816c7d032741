import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawn, edgesAre, goBack, openViewer, press, savedNetwork, uploadEdges } from './viewerPage.ts';

const message = (text: string | RegExp) => screen.findByText(text, { selector: '[role=alert] p' });

describe('uploading edges', () => {
  it('joins genes without case, writes new ones in upper case, and adds nothing twice', async () => {
    const user = await openViewer('ALF');
    await uploadEdges(user, 'at1g00010 Mine AT1G00050\nOs01g0001 mine at1g00010\n\n');
    await screen.findByRole('heading', { name: '11 edges between 1 TF and 6 other targets and 1 uploaded gene' });
    const { nodes, edges } = await savedNetwork(user);
    expect(nodes.filter(({ data }) => data.user).map(({ data }) => data.id)).toEqual(['OS01G0001']);
    expect(edges.slice(9).map(({ data: { source, name, target } }) => [source, name, target])).toEqual([
      ['AT1G00010', 'Mine', 'AT1G00050'],
      ['OS01G0001', 'mine', 'AT1G00010'],
    ]);
    await uploadEdges(user, 'AT1G00010 Mine AT1G00050');
    await message('No edges added.');
    await press(user, 'Close this message');
    expect(screen.queryByRole('alert')).toBeNull();
    await edgesAre(11);
  });

  it('draws them in a color that is chosen, and is removed or reset', { tags: ['long'] }, async () => {
    const user = await openViewer('ALF');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Upload' }).disabled).toBe(true);
    const colors = async () => (await savedNetwork(user)).edges.slice(9).map(({ data }) => data['color']);
    await uploadEdges(user, 'AT1G00010 mine AT1G00050');
    await edgesAre(10);
    expect(await colors()).toEqual(['#ffff00']);
    fireEvent.change(screen.getByLabelText('Edge Color'), { target: { value: '#00ffff' } });
    expect(await colors()).toEqual(['#00ffff']);
    await press(user, 'Remove Upload');
    await edgesAre(9);
    await uploadEdges(user, 'AT1G00010\tagain\tAT1G00050', { name: 'edges.tsv', type: 'text/tab-separated-values' });
    await edgesAre(10);
    await press(user, 'Reset');
    await edgesAre(9);
  });

  it(
    'adds a further file to the upload or replaces it, and takes the same file again',
    { tags: ['long'] },
    async () => {
      const user = await openViewer('ALF');
      await uploadEdges(user, 'AT1G00010 mine AT1G00050 AT1G00060');
      await edgesAre(11);
      await uploadEdges(user, 'AT1G00010 other AT1G00050');
      await edgesAre(12);
      await press(user, 'Upload Edges');
      await user.click(screen.getByText('Replace upload'));
      for (const name of ['other', 'other', 'another']) {
        await uploadEdges(user, `AT1G00010 ${name} AT1G00050`);
        await edgesAre(10);
        await waitFor(async () => expect((await savedNetwork(user)).edges.at(-1)?.data['name']).toBe(name));
      }
      expect(screen.queryByRole('alert')).toBeNull();
      await press(user, 'Remove Upload');
      await edgesAre(9);
      await uploadEdges(user, 'AT1G00010 another AT1G00050');
      await edgesAre(10);
    },
  );

  it('says how a file looks, and takes files that are dropped', async () => {
    const user = await openViewer('ALF');
    await press(user, 'Upload Edges');
    await press(user, 'File format');
    await screen.findByText(/^IDs are not case-sensitive/);
    const files = [new File(['AT1G00010 mine AT1G00050'], 'edges.txt', { type: 'text/plain' })];
    fireEvent.drop(screen.getByText(/^Drop files here/), { dataTransfer: { files } });
    await edgesAre(10);
  });

  it(
    'takes rows with different numbers of targets, split by tabs or white space, and ids that are unknown',
    { tags: ['long'] },
    async () => {
      const user = await openViewer('ALF');
      await uploadEdges(user, 'AT1G00010\tmy edge\tAT1G00050\tNEW1\n\n AT1G00010 mine NEW2 \n', {
        name: 'edges.txt',
        type: 'text/plain',
      });
      await edgesAre(12);
      const added = (await savedNetwork(user)).edges.slice(-3).map(({ data }) => data['name']);
      expect(added).toEqual(['my edge', 'my edge', 'mine']);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says what is wrong with a file', async () => {
    const user = await openViewer('ALF');
    await uploadEdges(user, 'x', { name: 'picture.png', type: 'image/png' });
    await message('File type not accepted. picture.png is not a text, SIF or TSV file.');
    await uploadEdges(user, '%PDF-1.4', { name: 'edges.txt', type: 'text/plain' });
    await message(/^File type not accepted\. edges\.txt is a PDF file\./);
    await uploadEdges(user, '\n \n');
    await message('No edges added.');
    await uploadEdges(user, 'AT1G00010 mine AT1G00050\nAT1G00010 mine');
    await message('Every row need to have at least 3 columns.');
    await edgesAre(9);
  });

  it('lasts while the result is looked at, with hidden edges, until it is reset', async () => {
    const user = await openViewer('ALF');
    await uploadEdges(user, 'AT1G00010 mine AT1G00050');
    await edgesAre(10);
    await user.click(screen.getByRole('button', { name: /Bound 4/ }));
    await goBack(user);
    await user.click(await screen.findByRole('link', { name: 'Open Network' }));
    await drawn();
    await edgesAre(10);
    screen.getByText('4 edges hidden');
    await press(user, 'Reset');
    await edgesAre(9);
    expect(screen.queryByText(/edges? hidden/)).toBeNull();
  });
});
