import { foldInterval } from '@trellis/core/views';
import { expect, it } from 'vitest';
import { termTable } from '@trellis/engine/questions/functions/termTable';
import { fileRows } from '@trellis/engine/table';
import { toCsv } from '../../../../src/shared/exports/saveFile.ts';
import { row } from './smallView.ts';

it('the file has a row per term with its test and its genes, and no formula', () => {
  const [low, high] = foldInterval(3, 10, 0.2);
  const rows = fileRows(termTable, { rows: [row('GO:1'), row('GO:2', { name: '=cmd|x', adjustedLog10: -400 })] });
  expect(toCsv(rows).split('\r\n')).toEqual([
    'term,name,aspect,k,n,K,N,expected,fold,fold_low,fold_high,p,adjusted_p,genes',
    `GO:1,name of GO:1,BP,3,10,20,1000,0.2,15,${low},${high},0.0001,0.001,G1/G2/G3`,
    `GO:2,'=cmd|x,BP,3,10,20,1000,0.2,15,${low},${high},0.0001,1.000000000e-400,G1/G2/G3`,
    '',
  ]);
});
