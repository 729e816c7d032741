import type { Table } from '../table.ts';
import { badFile } from '@trellis/core/formats';
import { decodeText } from './decodeText.ts';

/** A motif as far as it is read; matrix lines are counts separated by single blanks. */
interface Motif {
  accession: string;
  consensus: string;
  matrix: string[];
}

const newMotif = (): Motif => ({ accession: '', consensus: '', matrix: [] });

/**
 * Reads motifs of a TRANSFAC file, as RSAT matrix-clustering writes its root motifs, into the columns `cluster` (AC),
 * `consensus` (DE) and `matrix`: a line with the letters, then a line of counts per position. Throws `bad-file` for a motif
 * without AC, for a position with another number of counts than there are letters, and without any motif.
 */
export function readTransfac(bytes: Uint8Array, { name }: { readonly name: string }): Table {
  const motifs: Motif[] = [];
  let motif = newMotif();
  /** Adds the motif that ends here. A part without AC and counts is the version of the file. */
  const finish = (line: number): void => {
    if (motif.accession !== '') motifs.push(motif);
    else if (motif.matrix.length > 0) throw badFile(name, line, 'a motif without an accession (AC)');
    motif = newMotif();
  };
  const lines = decodeText(bytes, name).split('\n');
  for (const [i, line] of lines.entries()) {
    const [key, ...values] = line.trim().split(/\s+/);
    if (key === '//') {
      finish(i + 1);
    } else readLine(motif, key, values, () => badFile(name, i + 1, 'not as many counts as there are letters'));
  }
  finish(lines.length);
  if (motifs.length === 0) throw badFile(name, undefined, 'no motif (AC) in the file');
  const rows = motifs.map(({ accession, consensus, matrix }) => [accession, consensus, matrix.join('\n')]);
  return { columns: ['cluster', 'consensus', 'matrix'], rows };
}

function readLine(motif: Motif, key: string, values: readonly string[], wrongCount: () => Error): void {
  if (key === 'AC') motif.accession = values.join(' ');
  else if (key === 'DE') motif.consensus = values.join(' ');
  else if (key === 'P0' || key === 'PO') motif.matrix = [values.join(' ').toUpperCase()];
  else if (/^\d+$/.test(key) && motif.matrix.length > 0) motif.matrix.push(countsOf(motif, values, wrongCount));
}

/** The counts of a position, without the letter of the consensus that some files put after them. */
function countsOf({ matrix: [letters] }: Motif, values: readonly string[], wrongCount: () => Error): string {
  const wanted = letters.split(' ').length;
  const isLetterLast = values.length === wanted + 1 && /^[a-z]$/i.test(values[wanted]);
  if (values.length !== wanted && !isLetterLast) throw wrongCount();
  return values.slice(0, wanted).join(' ');
}
