import { deleteRequest as route, secretHeader } from '@trellis/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

/** Deletes a request with the secret of its maker; what the page has of it is asked for again, and answers 410. */
export function useDeleteRequest(onDeleted: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, secret }: { readonly id: string; readonly secret: string }) =>
      call(route, { params: { id }, headers: { [secretHeader]: secret } }),
    onSuccess: async (_, { id }) => {
      onDeleted(id);
      await client.resetQueries({ queryKey: ['request', id] });
    },
  });
}
