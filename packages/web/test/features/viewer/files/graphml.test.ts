import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { writeGraphml } from '../../../../src/features/viewer/files/graphml.ts';
import { addUpload } from '../../../../src/features/viewer/files/upload.ts';
import { small } from '../smallNetwork.ts';

const schema = readFileSync(new URL('graphml.xsd', import.meta.url), 'utf8');
const odd = [{ source: '=1+1', name: 'a<b & "c"\u0007', targets: ['AT1G1', 'a "b" <c>'] }];
const text = writeGraphml(addUpload(small(), odd, '#ffff00').scene);

async function faultsOf(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'query.graphml', contents }], schema: [schema] });
  return errors.map(({ message }) => message);
}

describe('a network in GraphML', () => {
  it('is as the specification has it, whatever genes and edges are called', async () => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('would not be if an edge ended nowhere, or a value were not declared', async () => {
    expect(await faultsOf(text.replace('target="AT1G5"', 'target="nowhere"'))).toHaveLength(1);
    expect(await faultsOf(text.replace('<key id="weight"', '<key id="other"'))).not.toEqual([]);
    expect(await faultsOf(text.replace('<node id="AT1G5"', '<node id="a gene"'))).not.toEqual([]);
  });

  it('names each gene by its id, also one that is no name token', () => {
    expect(text).toContain('<node id="AT1G1"><data key="gene">AT1G1</data>');
    expect(text).toContain('<node id="uploaded:5"><data key="gene">=1+1</data>');
    expect(text).toContain(
      '<edge id="e6" source="uploaded:5" target="AT1G1"><data key="interaction">a&lt;b &amp; &quot;c&quot;</data>',
    );
    expect(text).toContain('<data key="gene">a &quot;b&quot; &lt;c&gt;</data>');
  });
});
