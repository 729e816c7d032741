/** Id of the field for the query, plain or editor, so that the focus finds the one in the place of the other. */
export const queryFieldId = 'query-text';
