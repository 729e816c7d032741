import { describe, expect, it } from 'vitest';
import { importFiles } from './importFiles.ts';

async function metadataOf(text: string): Promise<Record<string, string>> {
  const required = 'TRANSCRIPTION_FACTOR_ID: A1\nEXPERIMENT_TYPE: Binding\nEDGE_TYPE: x\n';
  const { contents } = await importFiles({ 'analyses/001_one.txt': required + text });
  return Object.fromEntries(contents.analyses[0].metadata.map(({ key, value }) => [key, value]));
}

describe('metadata', () => {
  it('has keys in upper case with _ for blanks, and stars for searchable ones', async () => {
    const { contents } = await importFiles({
      'analyses/001_one.txt':
        '* Transcription Factor ID : a1\nexperiment_type:EXPRESSION\n*Edge_Type: a: b\nData_Source/Publication: x\n',
    });
    expect(contents.analyses[0].metadata).toEqual([
      { key: 'DATA_SOURCE/PUBLICATION', value: 'x', searchable: false },
      { key: 'EDGE_TYPE', value: 'a: b', searchable: true },
      { key: 'EXPERIMENT_TYPE', value: 'Expression', searchable: false },
    ]);
  });

  it('keeps the key of a missing value, and words that look like one', async () => {
    const metadata = await metadataOf('A: NA\nB: N/A\nC: NaN\nD:\nE: None\nF: Na\n');
    expect(metadata).toMatchObject({ A: '', B: '', C: '', D: '', E: 'None', F: 'Na' });
  });

  it.each([
    ['20200305', '2020-03-05'],
    ['2019/1/7', '2019-01-07'],
    ['2019-01-17T10:00:00Z', '2019-01-17'],
    ['5 April 2019', '2019-04-05'],
    ['5-Apr-2019', '2019-04-05'],
    ['April 5, 2019', '2019-04-05'],
    ['Sept 2nd 2019', '2019-09-02'],
    ['17/1/2019', '2019-01-17'],
    ['1/2/2019', '2019-01-02'],
    ['17.1.2019', '2019-01-17'],
    ['April 2018', '2018-04-01'],
    ['2018-04', '2018-04-01'],
    ['2019-02-30', '2019-02-30'],
    ['20191301', '20191301'],
    ['Aprilish 2018', 'Aprilish 2018'],
    ['last spring', 'last spring'],
  ])('reads the date %j as %j', async (written, read) => {
    expect(await metadataOf(`Harvest date: ${written}\nPlace: 20200305\n`)).toMatchObject({
      HARVEST_DATE: read,
      PLACE: '20200305',
    });
  });

  it('takes TECHNOLOGY/METHOD where TECHNOLOGY is absent', async () => {
    expect(await metadataOf('Technology/Method: DAP\n')).toMatchObject({ TECHNOLOGY: 'DAP' });
    expect(await metadataOf('Technology/Method: DAP\n')).not.toHaveProperty('TECHNOLOGY/METHOD');
    expect(await metadataOf('Technology/Method: DAP\nTechnology: x\n')).toMatchObject({
      TECHNOLOGY: 'x',
      'TECHNOLOGY/METHOD': 'DAP',
    });
  });
});
