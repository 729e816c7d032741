/**
 * Replaces `typebox` in the browser's bundle (see vite.config.ts). The page needs only method and path of a route; the
 * server builds and checks the schemas, and their code would be a fifth of the first script.
 */
const schema = (properties: unknown) => ({ properties });

export const Type: Readonly<Record<string, typeof schema>> = new Proxy({}, { get: () => schema });
