/** What Chromium, Vite, Firefox and Safari say when a file of a page does not arrive. */
const sentences = /dynamically imported module|preload CSS|Importing a module script failed/i;

/** Whether something failed because a file of the pages did not arrive, not because it has a fault. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && sentences.test(error.message);
