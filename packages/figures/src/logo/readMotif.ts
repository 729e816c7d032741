import { valueOf } from '@trellis/core';
import { bases, type BaseShares, type LogoPosition } from './types.ts';

/**
 * Reads a count matrix: a line with the bases in any order, then a line of counts per position, separated by spaces, tabs or
 * commas. Returns undefined for any other text.
 */
export function readCountMatrix(text: string): LogoPosition[] | undefined {
  const [head = [], ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim().split(/[\s,]+/));
  const places = bases.map((base) => head.findIndex((name) => name.toUpperCase() === base));
  if (head.length !== bases.length || places.includes(-1) || !rows.length) return undefined;
  const positions = rows.map((row) => positionOf(places.map((place) => Number(row[place]))));
  return positions.every((position) => position !== undefined) ? positions : undefined;
}

function positionOf([a, c, g, t]: readonly number[]): LogoPosition | undefined {
  const sites = a + c + g + t;
  if (!Number.isFinite(sites) || sites <= 0 || Math.min(a, c, g, t) < 0) return undefined;
  return { shares: [a / sites, c / sites, g / sites, t / sites], sites };
}

/** Bases that a letter of the IUPAC code means. */
const iupac: Readonly<Record<string, string>> = {
  A: 'A',
  C: 'C',
  G: 'G',
  T: 'T',
  U: 'T',
  R: 'AG',
  Y: 'CT',
  S: 'CG',
  W: 'AT',
  K: 'GT',
  M: 'AC',
  B: 'CGT',
  D: 'AGT',
  H: 'ACT',
  V: 'ACG',
  N: 'ACGT',
};

/** Reads a consensus in the IUPAC code, in capitals or not: the bases of a letter have equal shares. Undefined for other texts. */
export function readConsensus(text: string): LogoPosition[] | undefined {
  const meant = [...text.trim().toUpperCase()].map((letter) => valueOf(iupac, letter) ?? '');
  if (!meant.length || meant.includes('')) return undefined;
  return meant.map((letters) => {
    const share = (base: string) => (letters.includes(base) ? 1 / letters.length : 0);
    const shares: BaseShares = [share('A'), share('C'), share('G'), share('T')];
    return { shares };
  });
}
