import type { FunctionOptions } from '@trellis/core';

/** The genes that a question asks about: names, or a predefined list. */
export interface AskedList {
  readonly genes?: readonly string[];
  readonly list?: string;
  readonly part?: string;
  readonly background?: readonly string[];
}

/** What is asked about a gene list, about one gene, or about the data set that answers. */
export type ListQuestion =
  | { readonly kind: 'functions'; readonly asked: AskedList; readonly options: FunctionOptions }
  | { readonly kind: 'regulators'; readonly asked: AskedList; readonly library?: string }
  | {
      readonly kind: 'orthologs';
      readonly asked: AskedList;
      readonly onlyOne2one?: boolean;
      readonly tfs?: readonly string[];
    }
  | { readonly kind: 'accuracy' }
  | { readonly kind: 'gene'; readonly name: string };

/** Whether a question takes only milliseconds. */
export const isQuickQuestion = ({ kind }: ListQuestion): boolean => kind === 'orthologs' || kind === 'gene';
