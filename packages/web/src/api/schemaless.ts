/**
 * Stands for `typebox` in the browser's bundle (see vite.config.ts). The page needs of a route its method and its path;
 * building and checking schemas is the server's work, and would be a fifth of the first script.
 */
const schema = (properties: unknown) => ({ properties });

export const Type: Readonly<Record<string, typeof schema>> = new Proxy({}, { get: () => schema });
