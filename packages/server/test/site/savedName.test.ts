import { expect, it } from 'vitest';
import { savingAddress, withoutSavedName } from '../../src/site/savedName.ts';

it.each(['/api/sources/ris/', '/api/export/1.csv?revision=0&columns=a%20b', '/api/x/?q=save-as'])(
  'names the file of %s, and gives the address back as it was',
  (address) => {
    const saving = savingAddress(address, 'A b "é"; c.txt');
    expect(savingAddress(saving, 'A b "é"; c.txt')).toBe(saving);
    expect(withoutSavedName(saving)).toEqual({
      address,
      headers: { 'content-disposition': "attachment; filename*=UTF-8''A%20b%20%22%C3%A9%22%3B%20c.txt" },
    });
    expect(withoutSavedName(address)).toEqual({ address, headers: {} });
  },
);

it('saves nothing as a program', () => {
  for (const name of ['a.bat', 'a.csv.cmd', 'csv', ''])
    expect(withoutSavedName(savingAddress('/api/x/', name))).toEqual({ address: '/api/x/', headers: {} });
});
