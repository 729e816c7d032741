/** What brings each part of the memory of a page to the state after a page load. */
const parts: (() => void)[] = [];

/** Registers a part of the memory of a page: a variable or a store of a module. */
export const onPageLoad = (forget: () => void): void => void parts.push(forget);

/**
 * Brings the memory of the page to the state after a page load, which reads what the browser has stored. A page load does that by
 * itself; tests share the modules of a page, and do it between two visits.
 */
export const forgetPage = (): void => parts.forEach((forget) => forget());
