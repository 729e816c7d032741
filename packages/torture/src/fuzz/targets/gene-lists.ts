import { readGeneLists, readPlainList, type GeneList } from '@trellis/core/formats';
import { requireSame, textOf, type Target } from '../target.ts';

/** Gene lists: what is written of them is read as the same lists. */
export const geneLists: Target = {
  name: 'gene-lists',
  tokens: [
    '>',
    '#',
    ' #',
    ';',
    ',',
    '"',
    'gene_id',
    'Gene',
    'AT1G00010',
    'PIP2;1',
    '"AP-3 beta"',
    '1e-5',
    'NA',
    '\t',
  ],
  seeds: ['>up\ngene_id\tlog2fc\nAT1G00010\t1.5\nPIP2;1, "AP-3 beta" # remark\n>down\nAT1G00020;AT1G00030\n'],
  run(bytes) {
    const text = textOf(bytes);
    const lists = readGeneLists(text);
    const plain = readPlainList(text);
    // A quotation mark without a second one is a part of a name, which then cannot be written in quotes.
    if (text.includes('"')) return;
    requireSame('written gene lists', lists, readGeneLists(lists.map(written).join('')));
    requireSame('a written list', plain, readPlainList(`gene_id\n${plain.map(quoted).join('')}`));
  },
};

const quoted = (name: string): string => `"${name}"\n`;

const written = ({ name, genes }: GeneList): string => `>${name}\ngene_id\n${genes.map(quoted).join('')}`;
