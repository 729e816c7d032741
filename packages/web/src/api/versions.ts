import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { computeOnNewest, exportDifference, readDifference } from '@trellis/contract';
import type { DifferencePart } from '@trellis/core/versions';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';
import { cacheResult } from './result.ts';
import { viewQuery } from './viewQuery.ts';

/** What changes in a result on another version of the data set. */
export const useDifference = (request: RequestRef, to: string) =>
  useQuery({ ...viewQuery(readDifference, request, { query: { to } }), staleTime: 0 });

/** Address of a table of the difference as CSV. */
export const differenceCsvLink = (
  { id, revision }: RequestRef,
  { to, part }: { readonly to: string; readonly part: DifferencePart },
): string => linkTo(exportDifference, { params: { id }, query: { to, part, revision } });

/** Runs the query of a result on the newest data, and passes the new request on. */
export function useComputeOnNewest(onDone: (request: RequestRef) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: RequestRef) =>
      call(computeOnNewest, { params: { id }, query: { result: 0, revision }, body: {} }),
    onSuccess: (answer) => {
      cacheResult(client, answer);
      onDone({ id: answer.requestId, revision: answer.request.revision });
    },
  });
}

/** The beginning of a version of a data set, to show. */
export const shortVersion = (version: string): string => version.slice(0, 12);

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** E.g. `version 0a1b2c3d4e5f of Nov 23, 2026`, the day of its import. `imported` is ISO 8601; undefined if it was not recorded. */
export const versionText = (version: string, imported: string | undefined): string =>
  `version ${shortVersion(version)}${imported === undefined ? '' : ` of ${dates.format(new Date(imported))}`}`;
