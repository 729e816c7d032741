import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a query is one of those that wait: Testing Library then leaves out of its messages what takes long. */
const isWaiting = (): boolean =>
  (getConfig() as unknown as Record<string, unknown>)['_disableExpensiveErrorDiagnostics'] === true;

configure({
  // A reading that comes true ends at once.
  asyncUtilTimeout: 40_000,
  // The message of a query shows the document. A query that waits asks often, and Testing Library adds the document to its
  // message when the time is over.
  getElementError(message, container) {
    if (message === null || !isWaiting()) return getElementError(message, container);
    const error = new Error(message);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
