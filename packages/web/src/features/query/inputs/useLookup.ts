import type { GeneLookup } from '@trellis/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { lookUp } from '../../../api/lists.ts';

export type Lookup = { readonly answer: GeneLookup } | { readonly error: string } | undefined;

/**
 * Looks up the names of an input, as TFs with `tfs`; undefined while loading and without names. New names abort the
 * previous call.
 */
export function useLookup(names: readonly string[] | undefined, tfs: boolean): Lookup {
  const [state, setState] = useState<{ readonly names: readonly string[]; readonly lookup: Lookup }>();
  useEffect(() => {
    if (!names) return;
    const controller = new AbortController();
    const finish = (lookup: Lookup) => {
      if (!controller.signal.aborted) setState({ names, lookup });
    };
    lookUp(names, { tfs, signal: controller.signal }).then(
      (answer) => finish({ answer }),
      (error: unknown) => finish({ error: messageOf(error) }),
    );
    return () => controller.abort();
  }, [names, tfs]);
  return state?.names === names ? state?.lookup : undefined;
}
