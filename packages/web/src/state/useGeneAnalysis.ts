import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { navigate } from '../router/location.ts';
import { messageOf } from '../api/ApiError.ts';
import { listPage, storeGeneList, type NewGeneList } from '../api/geneLists.ts';

/** Stores gene lists and opens their pages. */
export interface GeneAnalysis {
  readonly analyze: (list: NewGeneList) => void;
  readonly cancel: () => void;
  readonly isStoring: boolean;
  /** Why the last list was refused. */
  readonly problem: string | undefined;
}

/** Stores a list and opens its page. A new one replaces the one that is being stored; leaving the page cancels it. */
export function useGeneAnalysis(): GeneAnalysis {
  const client = useQueryClient();
  const controller = useRef<AbortController | undefined>(undefined);
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: ({ list, signal }: { readonly list: NewGeneList; readonly signal: AbortSignal }) =>
      storeGeneList(client, list, { signal }),
    onSuccess: ({ id }, { signal }) => {
      if (!signal.aborted) navigate(listPage(id));
    },
  });
  useEffect(() => () => controller.current?.abort(), []);
  return {
    analyze: (list) => {
      controller.current?.abort();
      controller.current = new AbortController();
      mutate({ list, signal: controller.current.signal });
    },
    cancel: () => {
      controller.current?.abort();
      reset();
    },
    isStoring: isPending,
    problem: error && variables?.signal.aborted === false ? messageOf(error) : undefined,
  };
}
