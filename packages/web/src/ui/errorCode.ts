/** The code of an error of the API; undefined for an error that is not the server's. */
export function errorCode(error: unknown): string | undefined {
  const { problem } = Object(error) as { readonly problem?: { readonly code?: unknown } };
  return typeof problem?.code === 'string' ? problem.code : undefined;
}
