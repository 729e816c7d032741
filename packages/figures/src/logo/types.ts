import type { PlacedText } from '../parts/placedText.ts';

/** The bases, in the order of all arrays of a logo. */
export const bases = ['A', 'C', 'G', 'T'] as const;

export type Base = (typeof bases)[number];

/** Shares of A, C, G and T at a position of a motif; they sum to 1. */
export type BaseShares = readonly [a: number, c: number, g: number, t: number];

/** A position of a motif. */
export interface LogoPosition {
  readonly shares: BaseShares;
  /** Number of sites that were counted; undefined if the shares are not from counts. */
  readonly sites?: number;
}

export interface LogoOptions {
  /** A line above the logo. */
  readonly title?: string;
  /** Width of a position in pixels; default 22. */
  readonly pitch?: number;
  /** Height of 2 bits in pixels; default 110. */
  readonly height?: number;
}

/** A letter of the logo, stretched to its share of the information. */
export interface LogoLetter {
  readonly base: Base;
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything that is drawn, in pixels. */
export interface LogoLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  readonly letters: readonly LogoLetter[];
  /** The vertical axis, and the ticks at 0, 1 and 2 bits. */
  readonly axis: { readonly x: number; readonly y1: number; readonly y2: number };
  readonly ticks: readonly PlacedText[];
  readonly axisTitle: PlacedText;
  /** Numbers of positions, from 1. */
  readonly positions: readonly PlacedText[];
}
