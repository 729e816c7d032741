import { drawTargetLists, readTargetLists } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

interface Options {
  readonly correction: Correction;
}

/** How much of each target list every analysis targets. */
export const useTargetLists = (request: RequestRef, { correction }: Options) =>
  useQuery({ ...viewQuery(readTargetLists, request, { query: { correction } }), placeholderData: keepPreviousData });

interface Drawing extends Options {
  readonly lower: string;
  readonly upper: string;
  readonly fields: readonly string[];
}

/** Address of the heat map with its legend. */
export const targetListsFigure = ({ id, revision }: RequestRef, { correction, lower, upper, fields }: Drawing) =>
  linkTo(drawTargetLists, {
    params: { id },
    query: {
      revision,
      correction,
      lower: lower === '' ? undefined : Number(lower),
      upper: upper === '' ? undefined : Number(upper),
      fields: [...fields],
    },
  });
