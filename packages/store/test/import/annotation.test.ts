import { describe, expect, it } from 'vitest';
import { importFolder } from '../../src/index.ts';
import { writeFiles } from '../folders.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { smallFolder } from './folder.ts';

async function genesOf(annotation: string) {
  const folder = await temporaryFolder();
  await writeFiles(folder, { ...smallFolder, 'annotation.csv': annotation, 'analyses/001_one.csv': 'gene_id\n' });
  return (await importFolder(folder, { edition: 'mini' })).contents.genes;
}

const header = 'gene_id,name,fullname,gene_type,gene_family\n';

describe('an annotation', () => {
  it('is sorted by id without case', async () => {
    const genes = await genesOf(`${header}b2,,,,\nA1,,,,\nC1,,,,\nB10,,,,\n`);
    expect(genes.map(({ id }) => id)).toEqual(['A1', 'B10', 'b2', 'C1']);
  });

  it('has comments only on lines that start with #', async () => {
    const genes = await genesOf(`#first\n${header}#x,,,,\nA1,a#b,#c,,\n"#A2","x, #y",,,\n`);
    expect(genes).toEqual([
      { id: '#A2', name: 'x, #y', fullName: '', type: '', family: '' },
      { id: 'A1', name: 'a#b', fullName: '#c', type: '', family: '' },
    ]);
  });

  it('keeps quotes, commas and line breaks of quoted cells', async () => {
    const [gene] = await genesOf(`${header}A1,"a ""b""","one,\r\ntwo",T,F\n`);
    expect(gene).toEqual({ id: 'A1', name: 'a "b"', fullName: 'one,\ntwo', type: 'T', family: 'F' });
  });
});
